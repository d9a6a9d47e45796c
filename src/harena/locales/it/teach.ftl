# What is explained in a first match. The notes themselves come from the server.

teach-new = Novità:
teach-stop = Basta spiegazioni
teach-close = Capito
