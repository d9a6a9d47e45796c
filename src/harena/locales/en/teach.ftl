# What is explained in a first match. The notes themselves come from the server.

teach-new = New:
teach-stop = No more of these
teach-close = Got it
