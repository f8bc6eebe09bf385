import { createHash } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { hoursBefore, type Invariant } from "@/db/doctor/invariant";
import { files } from "@/db/schema/files";

/** Bytes of nonce and tag that encryption adds to a file. */
const sealBytes = 28;
const maxOpened = 100;

/** Tables of the records a file may belong to. */
const owners = {
  applicant: "applicants",
  assignment: "assignments",
  "chandler-request": "chandler_requests",
  contract: "contracts",
  crew: "crew",
  "crew-request": "crew_change_requests",
  debt: "payroll_debts",
};

/** Decrypt the newest files one at a time and compare their hashes. A restore checks all files. */
async function brokenFiles(db: Executor): Promise<string[]> {
  const newest = await db.select({ id: files.id }).from(files).orderBy(desc(files.createdAt)).limit(maxOpened);
  const broken: string[] = [];
  for (const { id } of newest) {
    const read = db.select({ sha256: files.sha256, content: files.content }).from(files).where(eq(files.id, id));
    const isIntact = await read.then(
      ([file]) => !file || createHash("sha256").update(file.content).digest("hex") === file.sha256,
      () => false,
    );
    if (!isIntact) broken.push(id);
  }
  return broken;
}

/** Invariants of files. The existence of a record's file is a foreign key. */
export const invariants: readonly Invariant[] = [
  {
    id: "files.record",
    sql: () =>
      Object.entries(owners)
        .map(
          ([type, table]) => `
          select id from files where subject_type = '${type}' and subject_id is not null
            and not exists (select from ${table} record where record.id = files.subject_id)`,
        )
        .join(" union all "),
  },
  {
    id: "files.unclaimed",
    sql: (now) => `
      select id from files
      where subject_id is null and subject_type is null and created_at < ${hoursBefore(now, 24 * 13)}`,
  },
  {
    id: "files.size",
    sql: () => `select id from files where octet_length(content) <> size + ${sealBytes}`,
  },
  {
    id: "files.content",
    walk: brokenFiles,
  },
];
