/**
 * What Next answers. Next asks itself without the wrapping a proxy took off: a request that came by https would be asked
 * again by https of a server that speaks http.
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
