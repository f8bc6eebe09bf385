import { createServer, type Server, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

type SmtpSink = { url: string; messages: string[]; greetings: string[]; close: () => Promise<void> };

/** A mail server that stores or refuses all mails. */
export async function smtpSink(options: { refuse?: boolean } = {}): Promise<SmtpSink> {
  const messages: string[] = [];
  const greetings: string[] = [];
  const server: Server = createServer((socket) => converse(socket, { messages, greetings }, options.refuse ?? false));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((done) => void server.close(() => done()));
  return { url: `smtp://127.0.0.1:${port}`, messages, greetings, close };
}

type StoredMail = Pick<SmtpSink, "messages" | "greetings">;

function converse(socket: Socket, { messages, greetings }: StoredMail, refuse: boolean) {
  let message: string | null = null;
  let pending = "";
  socket.write("220 sink\r\n");
  socket.on("error", () => {});
  socket.on("data", (chunk) => {
    pending += chunk.toString("utf8");
    for (let end = pending.indexOf("\r\n"); end >= 0; end = pending.indexOf("\r\n")) {
      const line = pending.slice(0, end);
      pending = pending.slice(end + 2);
      if (message !== null && line === ".") {
        messages.push(message);
        message = null;
        socket.write("250 kept\r\n");
      } else if (message !== null) message += `${line}\n`;
      else if (/^EHLO/i.test(line)) {
        greetings.push(line);
        socket.write("250 ok\r\n");
      } else if (/^DATA/i.test(line)) {
        message = "";
        socket.write("354 go on\r\n");
      } else if (/^QUIT/i.test(line)) socket.end("221 bye\r\n");
      else socket.write(refuse && /^MAIL/i.test(line) ? "451 later\r\n" : "250 ok\r\n");
    }
  });
}
