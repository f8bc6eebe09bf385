/**
 * A server that is told to close ends when the last answer is given and the jobs it had taken have ended or are given
 * back. @param {import("node:http").Server} server @param {() => Promise<void> | undefined} endJobs
 */
export function endInOrder(server, endJobs) {
  const close = server.close.bind(server);
  server.close = (done) => {
    // Without its database a server ends too.
    const jobs = endJobs()?.catch((error) => console.error(error.message));
    // A connection that was busy when the server closed is kept open by its browser after the answer.
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    return close(async (error) => {
      clearInterval(idle);
      await jobs;
      done?.(error);
    });
  };
  return server;
}
