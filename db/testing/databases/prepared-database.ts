import postgres, { type Sql } from "postgres";
import { databaseNamed, type Scratch } from "./scratch-database";

type Prepare = (scratch: Scratch) => Promise<unknown>;

/** Of the run: a server that outlives it must not offer what an earlier program prepared. */
const nameOf = (name: string) => `prepared_${process.env.TEST_RUN}_${name}`;

async function isThere(server: Sql, name: string) {
  return (await server`select 1 from pg_database where datname = ${name}`).length > 0;
}

/**
 * Name a database that is prepared once for all test files and workers, and only copied afterwards. Preparing a release
 * or a fleet takes seconds of the processor, copying it a fraction of one.
 */
export async function preparedDatabase(name: string, prepare: Prepare, original = "template1"): Promise<string> {
  const made = nameOf(name);
  // Locks belong to one database, and every worker has its own.
  const server = postgres(databaseNamed("postgres"), { max: 1, onnotice: () => {} });
  try {
    await server`select pg_advisory_lock(hashtext(${made}))`;
    if (!(await isThere(server, made))) await make(server, made, prepare, original);
    return made;
  } finally {
    await server.end();
  }
}

/** Prepare under another name and rename, so that a failure leaves nothing that looks prepared. */
async function make(server: Sql, made: string, prepare: Prepare, original: string) {
  const draft = `${made}_draft`;
  await server`drop database if exists ${server(draft)} with (force)`;
  await server`create database ${server(draft)} template ${server(original)}`;
  const sql = postgres(databaseNamed(draft), { max: 1, onnotice: () => {} });
  try {
    await prepare({ url: databaseNamed(draft), sql });
  } finally {
    await sql.end();
  }
  await server`alter database ${server(draft)} rename to ${server(made)}`;
}
