import { connection } from "@/db/client";

/** Removes what a test had to commit for the sake of concurrency, append-only rows included. */
export async function removeOpening(jobOpeningId: number) {
  await connection().begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    const applicants = sql`select id from applicants where job_opening_id = ${jobOpeningId}`;
    const hired = sql`select id from crew where applicant_id in (${applicants})`;
    for (const table of [
      "educations",
      "travel_documents",
      "certificates",
      "trainings",
      "sea_services",
      "bank_accounts",
      "documents",
      "status_changes",
    ]) {
      await sql`delete from ${sql(`crew_${table}`)} where crew_id in (${hired})`;
    }
    await sql`delete from crew where applicant_id in (${applicants})`;
    await sql`delete from registration_drafts where job_opening_id = ${jobOpeningId}`;
    await sql`delete from mails where subject_type = 'applicant' and subject_id in (${applicants})`;
    await sql`delete from assessments where applicant_id in (${applicants})`;
    for (const table of [
      "educations",
      "travel_documents",
      "certificates",
      "trainings",
      "sea_services",
      "bank_accounts",
    ]) {
      await sql`delete from ${sql(`applicant_${table}`)} where applicant_id in (${applicants})`;
    }
    await sql`delete from applicants where job_opening_id = ${jobOpeningId}`;
    await sql`delete from job_openings where id = ${jobOpeningId}`;
    for (const table of ["files", "gate_tokens", "visitors", "audit_entries", "graphile_worker._private_jobs"])
      await sql`delete from ${sql(table)}`;
    await sql`delete from users where email like '%@example.test'`;
  });
}
