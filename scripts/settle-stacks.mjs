/**
 * Preloaded into the server. An error holds whoever was called on its way until its stack is read, and a page that is written ends with
 * one nobody reads: through it the page held those written beside it, as long as it was held itself. Here its stack is read.
 */
const { abort } = AbortController.prototype;
AbortController.prototype.abort = function abortSettled(...reasons) {
  if (reasons[0] instanceof Error) void reasons[0].stack;
  return abort.apply(this, reasons);
};
