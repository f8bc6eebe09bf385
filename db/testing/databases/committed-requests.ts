import { connection } from "@/db/client";

/** Removes the requests a test had to commit for the sake of concurrency, with their vessel, files and accounts. */
export async function removeRequests(vesselId: number) {
  await connection().begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    const own = sql`select id from chandler_requests where vessel_id = ${vesselId}`;
    await sql`delete from mails where subject_type = 'chandler-request' and subject_id in (${own})`;
    await sql`delete from files where subject_type = 'chandler-request' and subject_id in (${own})`;
    await sql`delete from chandler_log where request_id in (${own})`;
    await sql`delete from chandler_requests where vessel_id = ${vesselId}`;
    await sql`delete from vessels where id = ${vesselId}`;
    for (const table of ["audit_entries", "graphile_worker._private_jobs"]) await sql`delete from ${sql(table)}`;
    await sql`delete from users where email like '%@example.test'`;
  });
}
