# What the host of a table may do.

host-listed = List this table in the lobby
host-listed-help = Anybody may take a free seat until the match starts.
host-private-help = Only those with the private link can sit down.
host-silence = Silence
host-unsilence = Let speak
host-remove = Remove
host-ban = Ban
host-remove-sure = { $name } loses the seat. With the link they can sit down again.
host-replace-sure = A bot plays on for { $name }, to the end. They can watch, but not come back.
host-ban-sure = { $name } loses the seat and cannot sit down here again. The private link changes: send the new one to your friends.
host-close = Close the table
host-close-open = The table ends for everybody. Those who sit here are told.
host-close-running = The match ends without a winner. What was played stays in the record.
