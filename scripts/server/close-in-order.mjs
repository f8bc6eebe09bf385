/**
 * Close a server after its last answer. Jobs are finished or given back.
 * @param {import("node:http").Server} server
 * @param {(() => Promise<void> | undefined) | undefined} endJobs
 */
export async function closeInOrder(server, endJobs) {
  // A server also ends without its database.
  const jobs = endJobs?.()?.catch((error) => console.error(error.message));
  // A browser keeps a connection open that was busy when the server closed.
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idle);
  await jobs;
}
