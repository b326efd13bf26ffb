// Nothing to include: the module is linked for what it does when the process starts.
