import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { connection } from "@/db/client";

type Scratch = { url: string; sql: ReturnType<typeof postgres> };

/** Runs the work on an empty database of its own beside the tests' one, and drops it. */
export async function onScratchDatabase(work: (scratch: Scratch) => Promise<void>) {
  const name = `scratch_${randomUUID().replaceAll("-", "")}`;
  const url = new URL(process.env.DATABASE_URL ?? "");
  url.pathname = name;
  await connection().unsafe(`create database ${name}`);
  const sql = postgres(url.href, { max: 1, onnotice: () => {} });
  try {
    await work({ url: url.href, sql });
  } finally {
    await sql.end();
    await connection().unsafe(`drop database ${name}`);
  }
}
