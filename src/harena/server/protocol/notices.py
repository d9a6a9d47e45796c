"""HTTP: what people who are away are told, and where."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from harena.server.protocol.basis import Body, Lang, NoticeKind, Part


class AddPush(Body):
    """POST /api/notices/push: send notices to this browser. Answered by `NoticeChannel`."""

    endpoint: Annotated[str, Meta(max_length=1000)]  # this and the keys are from `pushManager.subscribe`
    key: Annotated[str, Meta(max_length=100, description="p256dh")]
    auth: Annotated[str, Meta(max_length=40)]
    lang: Lang = "en"


class AddMail(Body):
    """POST /api/notices/mail: send notices to an e-mail address, once a link that is sent there was opened. Answered by
    `NoticeChannel`."""

    address: Annotated[str, Meta(max_length=254)]
    lang: Lang = "en"


class AddWebhook(Body):
    """POST /api/notices/webhook: send notices to a chat group. Answered by `NoticeChannel`."""

    address: Annotated[str, Meta(max_length=1000)]
    lang: Lang = "en"


class ChangeChannel(Body):
    """POST /api/notices/channels/{id}: switch a channel of yours on or off, and choose what it is told. DELETE removes
    it."""

    on: bool
    off: Annotated[list[NoticeKind], Meta(max_length=4)]  # what it is not told
    lang: Lang = "en"


class NoticeChannel(Part):
    """One of your channels: a way to reach you while you are away."""

    id: str
    kind: Literal["push", "mail", "webhook"]
    address: str  # of a browser: its address at the push service; of a chat group: the host only
    label: str  # which browser
    state: Literal["new", "on", "off", "refused"]  # new: not confirmed; refused: it does not take our messages
    off: list[NoticeKind]  # what it is not told


class Notices(Part):
    """GET /api/notices: what this server can send, and your channels."""

    push: str  # the key for `pushManager.subscribe`; empty: it sends nothing to browsers
    mail: bool
    webhook: bool
    channels: list[NoticeChannel]


class NoticeTried(Part):
    """POST /api/notices/channels/{id}/test: what became of a message that was sent to try the channel out."""

    result: Literal["sent", "later", "refused", "gone"]  # later: the other side is away or busy


class NoticeLink(Part):
    """POST /api/notices/confirm/{token} and /api/notices/stop/{token}: what a link in a message has done. Whoever has
    the message may do it: no cookie is needed."""

    kind: Literal["push", "mail", "webhook"]
    about: Literal["turn", "started", "over", "joined", "all"]  # what the channel is told no more
