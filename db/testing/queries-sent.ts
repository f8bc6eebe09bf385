import type { Transaction } from "@/db/client";

type Client = { unsafe(query: string, ...rest: unknown[]): unknown };

/** The SQL a piece of work sends inside a test's transaction, in order. */
export async function queriesSent(db: Transaction, work: () => Promise<unknown>): Promise<string[]> {
  // The driver's client is not part of drizzle's public type, and every query goes through its unsafe().
  const { client } = (db as unknown as { session: { client: Client } }).session;
  const sent: string[] = [];
  const send = client.unsafe.bind(client);
  client.unsafe = (query, ...rest) => {
    sent.push(query);
    return send(query, ...rest);
  };
  try {
    await work();
  } finally {
    client.unsafe = send;
  }
  return sent;
}
