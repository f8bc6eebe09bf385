/**
 * Closes a server: it ends when the last answer is given and the jobs it had taken have ended or are given back.
 * @param {import("node:http").Server} server
 * @param {(() => Promise<void> | undefined) | undefined} endJobs
 */
export async function closeInOrder(server, endJobs) {
  // Without its database a server ends too.
  const jobs = endJobs?.()?.catch((error) => console.error(error.message));
  // A connection that was busy when the server closed is kept open by its browser after the answer.
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idle);
  await jobs;
}
