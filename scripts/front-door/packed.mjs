import compression from "compression";

const compress = compression();

/**
 * Next's answers, compressed: with Brotli for who understands that, which Next alone does not do.
 * @param {import("node:http").RequestListener} listener
 * @returns {import("node:http").RequestListener}
 */
export const packed = (listener) => (request, response) =>
  compress(request, response, () => listener(request, response));
