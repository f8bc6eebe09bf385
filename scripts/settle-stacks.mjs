/**
 * Preloaded into the server. An error holds whoever was called on its way until its stack is read, and a page that is written ends with
 * one nobody reads: through it the page held those written beside it, as long as it was held itself. Here its stack is read.
 * Known as react/react #37288 (fix #37289) and vercel/next.js #97434; seen with Node 20 and 24, React 19.3, Next 16.4. A lower
 * `Error.stackTraceLimit` lets go at 0 alone, and then no failure in the log says where it came from (docs/decisions/47-own-server.md).
 */
const { abort } = AbortController.prototype;
AbortController.prototype.abort = function abortSettled(...reasons) {
  if (reasons[0] instanceof Error) void reasons[0].stack;
  return abort.apply(this, reasons);
};
