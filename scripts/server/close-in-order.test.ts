import http, { type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { closeInOrder } from "./close-in-order.mjs";

async function serving(listener: RequestListener, endJobs: () => Promise<void> | undefined) {
  const server = http.createServer(listener);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  // It listens on a port, not on a socket file.
  const { port } = server.address() as AddressInfo;
  const closed = () => closeInOrder(server, endJobs);
  return { closed, url: `http://127.0.0.1:${port}/` };
}

test("a server that closes gives the answer it had begun, and takes no further request", async () => {
  let answer = () => {};
  let asked = () => {};
  const isAsked = new Promise<void>((resolve) => (asked = resolve));
  const { closed, url } = await serving(
    (_request, response) => {
      answer = () => void response.end("the whole answer");
      asked();
    },
    () => undefined,
  );
  const request = fetch(url).then((response) => response.text());
  await isAsked;
  const end = closed();
  await expect(fetch(url)).rejects.toThrow("fetch failed");
  answer();
  expect(await request).toBe("the whole answer");
  await end;
});

test("closes only after its jobs have ended, and asks them to end at once", async () => {
  const order: string[] = [];
  const { closed, url } = await serving(
    (_request, response) => void response.end(),
    async () => {
      order.push("jobs are told");
      await new Promise((resolve) => setTimeout(resolve, 50));
      order.push("jobs have ended");
    },
  );
  await (await fetch(url)).text();
  await closed();
  expect([...order, "closed"]).toEqual(["jobs are told", "jobs have ended", "closed"]);
});

test("jobs that cannot be given back do not keep it open", async () => {
  const errorLog = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { closed } = await serving(
    () => undefined,
    () => Promise.reject(new Error("no database")),
  );
  await closed();
  expect(errorLog).toHaveBeenCalledWith("no database");
  errorLog.mockRestore();
});
