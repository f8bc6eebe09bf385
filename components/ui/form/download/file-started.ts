/** Name of the event that announces a prepared file. Its detail is the file's id. */
export const fileStarted = "nakhoda:file-started";
