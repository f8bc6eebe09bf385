import type { Transaction } from "@/db/client";

/** How many queries a piece of work sends. */
export async function countQueries(db: Transaction, work: () => Promise<unknown>): Promise<number> {
  const prepared = jest.spyOn(db._.session, "prepareQuery");
  await work();
  const { length } = prepared.mock.calls;
  prepared.mockRestore();
  return length;
}
