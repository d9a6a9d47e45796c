# What is explained in a first match. The notes themselves come from the server.

teach-new = Neu:
teach-stop = Nichts mehr erklären
teach-close = Verstanden
