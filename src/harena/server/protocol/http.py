"""What requests and their answers may consist of, for docs/protocol.md and the types of the page."""

from __future__ import annotations

from harena.server.protocol.catalog import Games, Phrases, ReferenceSheet, RulesPage, Things
from harena.server.protocol.dice import DiceReport
from harena.server.protocol.lessons import Lesson, Lessons, TeachNotes
from harena.server.protocol.lobby import (
    Attend,
    Evening,
    EveningMade,
    EveningSelf,
    Joined,
    JoinEvening,
    NewEvening,
    OpenTables,
    OrderEvening,
)
from harena.server.protocol.notices import (
    AddMail,
    AddPush,
    AddWebhook,
    ChangeChannel,
    NoticeChannel,
    NoticeLink,
    Notices,
    NoticeTried,
)
from harena.server.protocol.people import (
    AboutMe,
    AddPasskey,
    AskPasskey,
    CodeInfo,
    CodeMade,
    DeleteMe,
    DropPasskey,
    LookAtCode,
    MakeCode,
    Me,
    NewName,
    PasskeyOptions,
    SetPassword,
    SignIn,
    SignOut,
    UseCode,
    UsePasskey,
)
from harena.server.protocol.profiles import Club, PlayedMatches, Profile, ProfileChoice
from harena.server.protocol.puzzles import Puzzle, Puzzles
from harena.server.protocol.replays import Replay, ReplayPage, Told, WholeReplay
from harena.server.protocol.reviews import OrderReview, Review
from harena.server.protocol.site import About, Trouble
from harena.server.protocol.tables import MyTables, NewTable, Seated, SitDown, TableMade, TableState

HTTP_BODIES = (
    *(NewTable, SitDown, MyTables),
    *(NewEvening, JoinEvening, Attend, OrderEvening),
    *(AboutMe, NewName, MakeCode, LookAtCode, UseCode, SetPassword, SignIn, AskPasskey, AddPasskey, UsePasskey),
    *(DropPasskey, SignOut, DeleteMe),
    *(AddPush, AddMail, AddWebhook, ChangeChannel),
    ProfileChoice,
    OrderReview,
)
HTTP_ANSWERS = (
    *(TableMade, Seated, TableState, Games, RulesPage, ReferenceSheet, Phrases, Things, About),
    *(Me, CodeMade, CodeInfo, PasskeyOptions),
    *(OpenTables, EveningMade, Joined, EveningSelf, Evening),
    *(Notices, NoticeChannel, NoticeTried, NoticeLink),
    *(Profile, PlayedMatches, Club),
    *(Replay, ReplayPage, WholeReplay, Told),
    Review,
    *(Lessons, Lesson, TeachNotes),
    *(Puzzles, Puzzle),
    DiceReport,
    Trouble,
)
