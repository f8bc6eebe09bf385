import compression from "compression";

const pause = 10;
const compress = compression();

/**
 * Next's answers, compressed: with Brotli for who understands that, which Next alone does not do. Next asks for what
 * it has written to go out after every piece; that is done a moment later, for all pieces at once, as each time costs
 * bytes and time.
 * @param {import("node:http").RequestListener} listener
 * @returns {import("node:http").RequestListener}
 */
export const packed = (listener) => (request, response) =>
  compress(request, response, () => {
    const { flush } = response;
    let timer;
    response.flush = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        if (!response.writableEnded && !response.destroyed) flush.call(response);
      }, pause);
    };
    response.once("close", () => clearTimeout(timer));
    return listener(request, response);
  });
