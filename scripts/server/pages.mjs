/**
 * Next's request handler. It removes the forwarded protocol for Next's requests to itself, which would
 * otherwise use https on an http server.
 * @param {{ getRequestHandler: () => (request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => Promise<void> }} app
 */
export function pagesOf(app) {
  const handle = app.getRequestHandler();
  return async (request, response) => {
    delete request.headers["x-forwarded-proto"];
    try {
      await handle(request, response);
    } catch (error) {
      console.error(error instanceof Error ? error.stack : "a page failed");
      if (response.headersSent) return void response.destroy();
      response.statusCode = 500;
      response.end();
    }
  };
}
