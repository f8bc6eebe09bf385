import type { Transaction } from "@/db/client";

type Client = {
  unsafe(query: string, ...rest: unknown[]): unknown;
  savepoint(work: (inner: Client) => unknown): unknown;
};

/** Writes down what a client sends, and what its transactions inside send. */
function overhear(client: Client, sent: string[]): () => void {
  const { unsafe, savepoint } = client;
  client.unsafe = (query, ...rest) => {
    sent.push(query);
    return unsafe.call(client, query, ...rest);
  };
  client.savepoint = (work) =>
    savepoint.call(client, (inner) => {
      overhear(inner, sent);
      return work(inner);
    });
  return () => void Object.assign(client, { unsafe, savepoint });
}

/** The SQL a piece of work sends inside a test's transaction, in order. */
export async function queriesSent(db: Transaction, work: () => Promise<unknown>): Promise<string[]> {
  // The driver's client is not part of drizzle's public type, and every query goes through its unsafe().
  const { client } = (db as unknown as { session: { client: Client } }).session;
  const sent: string[] = [];
  const restore = overhear(client, sent);
  try {
    await work();
  } finally {
    restore();
  }
  return sent;
}
