import type { Transaction } from "@/db/client";
import { queriesSent } from "./calls/queries-sent";

/** How many queries a piece of work sends. */
export const countQueries = async (db: Transaction, work: () => Promise<unknown>): Promise<number> =>
  (await queriesSent(db, work)).length;
