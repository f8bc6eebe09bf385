import compression from "compression";

const compress = compression();

/**
 * Compress Next's answers, also with Brotli, which Next alone does not offer.
 * @param {import("node:http").RequestListener} listener
 * @returns {import("node:http").RequestListener}
 */
export const withCompression = (listener) => (request, response) =>
  compress(request, response, () => listener(request, response));
