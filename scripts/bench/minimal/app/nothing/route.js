export const GET = (request) => Response.json({ asked: request.url.length });
