import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { connection } from "@/db/client";

export type Scratch = { url: string; sql: ReturnType<typeof postgres> };

/** The address of another database on the tests' server. */
export function databaseNamed(name: string): string {
  const url = new URL(process.env.DATABASE_URL ?? "");
  url.pathname = name;
  return url.href;
}

/** Runs the work on a database of its own beside the tests' one, empty or a copy of another, and drops it. */
export async function onScratchDatabase(work: (scratch: Scratch) => Promise<void>, original = "template1") {
  const name = `scratch_${randomUUID().replaceAll("-", "")}`;
  const url = databaseNamed(name);
  await connection().unsafe(`create database ${name} template ${original}`);
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await work({ url, sql });
  } finally {
    await sql.end();
    await connection().unsafe(`drop database ${name}`);
  }
}
