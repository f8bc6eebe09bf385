/**
 * Preloaded into the server. V8 keeps an Error's frames alive until `.stack` is read.
 * React aborts each render with an Error that is never read, so finished renders leaked. Reading the stack frees them.
 * Known as react/react #37288 (fix #37289) and vercel/next.js #97434; seen with Node 20 and 24, React 19.3, Next 16.4.
 * `Error.stackTraceLimit` helps only at 0, and then errors in the log have no stack (docs/decisions/47-own-server.md).
 */
const { abort } = AbortController.prototype;
AbortController.prototype.abort = function abortSettled(...reasons) {
  if (reasons[0] instanceof Error) void reasons[0].stack;
  return abort.apply(this, reasons);
};
