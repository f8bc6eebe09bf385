import { connection } from "@/db/client";

/** Removes vessels and seafarers a test had to commit for the sake of concurrency, append-only rows included. */
export async function removeFleet(vesselIds: readonly number[], crewIds: readonly number[]) {
  await connection().begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    const tours = sql`select id from assignments where vessel_id = any(${[...vesselIds]}::int[])`;
    await sql`delete from assignment_events where assignment_id in (${tours})`;
    for (const table of ["evidence_events", "evidence_packs", "approval_items", "preparations"])
      await sql`delete from ${sql(table)} where assignment_id in (${tours})`;
    const links = sql`select id from approval_links where vessel_id = any(${[...vesselIds]}::int[])`;
    await sql`delete from mails where subject_type = 'approval-link' and subject_id in (${links})`;
    await sql`delete from approval_tokens where link_id in (${links})`;
    await sql`delete from approval_links where vessel_id = any(${[...vesselIds]}::int[])`;
    await sql`delete from mails where subject_type = 'assignment' and subject_id in (${tours})`;
    await sql`delete from evidence_keys where id not in (select key_id from evidence_packs)`;
    const schedules = sql`select id from schedules where vessel_id = any(${[...vesselIds]}::int[])`;
    await sql`delete from mails where subject_type = 'schedule' and subject_id in (${schedules})`;
    await sql`delete from schedule_log where schedule_id in (${schedules})`;
    for (const table of ["schedules", "assignments", "seats"])
      await sql`delete from ${sql(table)} where vessel_id = any(${[...vesselIds]}::int[])`;
    for (const table of [
      "crew_certificates",
      "crew_travel_documents",
      "crew_sea_services",
      "crew_status_changes",
      "medical_certificates",
    ]) {
      await sql`delete from ${sql(table)} where crew_id = any(${[...crewIds]}::int[])`;
    }
    await sql`delete from crew where id = any(${[...crewIds]}::int[])`;
    await sql`delete from vessels where id = any(${[...vesselIds]}::int[])`;
    for (const table of ["audit_entries", "graphile_worker._private_jobs"]) await sql`delete from ${sql(table)}`;
    await sql`delete from users where email like '%@example.test'`;
  });
}
