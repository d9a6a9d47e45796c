# What is explained in a first match. The notes themselves come from the server.

teach-new = Nouveau :
teach-stop = Ne plus expliquer
teach-close = Compris
