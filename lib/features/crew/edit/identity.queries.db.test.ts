import { eq, sql } from "drizzle-orm";
import { connection, database } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { seafarer } from "@/db/testing/crew";
import { certificateCsv, samplePaper } from "@/db/testing/files/import-files";
import { person } from "@/db/testing/people";
import { as, closeDatabase } from "@/db/testing/rolled-back";
import { decideChangeRequest } from "../change-requests/decide-change-request";
import { lockIdentity } from "./identity.queries";
import { importCrew } from "../import/import-crew";
import { requestCrewChange } from "../change-requests/request-crew-change";
import { updateCrew } from "./update-crew";

afterAll(closeDatabase);

/** Remove the rows a test committed for its two connections, append-only ones included. */
async function removePerson(crewId: number) {
  await connection().begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`delete from mails where subject_type = 'crew-request'`;
    await tx`delete from crew_change_requests where crew_id = ${crewId}`;
    await tx`delete from crew_certificates where crew_id = ${crewId}`;
    await tx`delete from audit_entries where subject in (${String(crewId)}, 'import')`;
    await tx`delete from graphile_worker._private_jobs`;
    await tx`delete from users where email like '%@example.test'`;
    await tx`delete from crew where id = ${crewId}`;
  });
}

async function isLockAwaited() {
  for (let tries = 0; tries < 100; tries += 1) {
    const [waiting] =
      await connection()`select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database where locktype = 'advisory' and not granted and datname = current_database()`;
    if (waiting) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("nobody waits for the identity lock");
}

const nik = (last: number) => `357810170590000${last}`;

test("takes the identity lock before the person's, so that an import can take both", async () => {
  const db = database();
  const crewMember = await seafarer(db);
  try {
    const [admin, asker] = [
      as(await person(db, "crewingadminmarine")),
      as(await person(db, "crewmarine", "crew", { crewId: crewMember.id })),
    ];
    const { id } = await requestCrewChange.execute(asker, {
      crewId: crewMember.id,
      section: "personal",
      values: { idCardNo: nik(1) },
    });
    const edits = [
      () => updateCrew.execute(admin, { crewId: crewMember.id, section: "personal", values: { idCardNo: nik(2) } }),
      () => decideChangeRequest.execute(admin, { id, decision: "Approved" }),
    ];
    for (const edit of edits) {
      let edited: Promise<unknown> = Promise.resolve();
      await db.transaction(async (importing) => {
        await lockIdentity(importing);
        edited = edit();
        await isLockAwaited();
        await importing.execute(sql`set local lock_timeout = '2s'`);
        await importing.select().from(crew).where(eq(crew.id, crewMember.id)).for("update");
      });
      await edited;
    }
  } finally {
    await removePerson(crewMember.id);
  }
});

test("completes an import and an edit of the same person at the same time", async () => {
  const db = database();
  const crewMember = await seafarer(db);
  try {
    const admin = await person(db, "crewingadminmarine");
    const file = certificateCsv([samplePaper({ "Seafarer code": crewMember.seafarerCode ?? "" })]);
    const both = await Promise.allSettled([
      importCrew.execute(as(admin), { fileContent: file, mode: "update" }),
      updateCrew.execute(as(admin), { crewId: crewMember.id, section: "personal", values: { idCardNo: nik(3) } }),
    ]);
    expect(both.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
  } finally {
    await removePerson(crewMember.id);
  }
});
