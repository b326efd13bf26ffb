// There is nothing to include. The module is linked for what it does when the process starts.
