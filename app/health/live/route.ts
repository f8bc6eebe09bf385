export const GET = () => Response.json({ status: "live" });
