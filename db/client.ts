import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { applicationName } from "./encryption";
import { withAutoPrepare } from "./auto-prepare";
import { timeQueries } from "./slow-queries";
import { runtime } from "./runtime";

timeQueries();

type Connection = ReturnType<typeof postgres>;
declare module "./runtime" {
  interface Runtime {
    connection: Connection;
    database: Database;
  }
}

type Database = PostgresJsDatabase;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** The database or a transaction on it. */
export type Executor = Database | Transaction;

export function connection(): Connection {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error("DATABASE_URL is not set");
  // By default the library waits up to 20 s before a retry, and 30 s for a connection.
  const retryOptions = { backoff: () => 1, connect_timeout: 5 };
  runtime.connection ??= postgres(url, {
    max: Number(process.env.DATABASE_POOL ?? 10),
    onnotice: () => {},
    connection: { application_name: applicationName() },
    ...retryOptions,
  });
  return runtime.connection;
}

export function database(): Database {
  const client = connection();
  runtime.database ??= drizzle(process.env.DATABASE_PREPARE === "0" ? client : withAutoPrepare(client), {
    casing: "snake_case",
  });
  return runtime.database;
}

/** Close every connection. The next query opens new ones. */
export async function disconnect() {
  const open = runtime.connection;
  delete runtime.connection;
  delete runtime.database;
  // Do not wait for a connection that was never established.
  await open?.end({ timeout: 2 });
}

/** Replace the executor, for a test that rolls back. @returns a function that restores it */
export function replaceDatabase(executor: Executor): () => void {
  const before = runtime.database;
  // A transaction offers everything operations need. Nested transactions become savepoints.
  runtime.database = executor as Database;
  return () => void (runtime.database = before);
}
