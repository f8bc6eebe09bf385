import { onScratchDatabase } from "@/db/testing/databases/scratch-database";
import { closeDatabase } from "@/db/testing/rolled-back";
import { migrate } from "./migrate.mjs";

afterAll(closeDatabase);

type Sql = Parameters<Parameters<typeof onScratchDatabase>[0]>[0]["sql"];

const lastOfDevelopment = "f496495eb7f949cc51f4652936f28184557727e63aa60cb848cdb6ac78925c40";
const applied = (sql: Sql) => sql`select hash, created_at from drizzle.__drizzle_migrations order by created_at`;

/** The database as development left it: the same tables, another list of migrations. */
async function beforeRelease(sql: Sql, hashes: string[]) {
  await sql`truncate drizzle.__drizzle_migrations restart identity`;
  const rows = hashes.map((hash, index) => ({ hash, created_at: 1_795_000_000_000 + index }));
  await sql`insert into drizzle.__drizzle_migrations ${sql(rows)}`;
}

test("a database that development completed is taken over with its rows: the release's migrations count as applied, later ones run", () =>
  onScratchDatabase(async ({ url, sql }) => {
    await migrate(url);
    const fresh = await applied(sql);
    await sql`insert into divisions (id, name) values (1, 'Marine')`;
    await sql`drop table port_positions, key_rotation_tables, key_rotations, maintenance_runs, alerts, payroll_slip_allotments, payroll_allotments, payroll_debt_entries, work_order_lines, payroll_debts, bank_trials, payment_transfers, payment_runs, payment_run_counters, pay_differences, payroll_rules, payroll_left_out, payroll_slip_locks, city_minimum_wages, billing_reminders, billing_settings, billing_invoice_taxes, billing_payments, billing_note_rows, billing_notes, billing_elsewhere, billing_starts, contract_vessels, billing_principals, principal_contacts, head_counts, billing_rows, billing_invoices, billing_periods, billing_receipts, billing_amounts, work_order_counters, payroll_runs, work_order_adjustments, work_orders, person_months, payroll_periods, irregular_pays, former_employers, opening_balances, employment_pay, payroll_settings, appraisal_events, appraisal_trainings, appraisal_lines, appraisals, appraisal_courses, appraisal_questions, appraisal_forms, ujbm_corrections, ujbm_rows, ujbm_months, ujbm_occasions, ujbm_extra_persons, ujbm_payees, ujbm_rates, chandler_log, chandler_requests, contract_reminders, contracts, calendar_feeds, calendar_events, schedule_time_proposals, schedule_documents, schedule_accommodation_lines, schedule_accommodations, schedule_log, schedules, accommodation_rates, lumpsum_rates, ter_rates, ptkp_rates, progressive_rates, fee_rates, exchange_rates, tax_parameters, social_security_rates, document_checks, pkl_review_links, preparation_pkls, preparation_bjsts, preparation_mcus, preparations, extensions, default_views, saved_views, approval_items, approval_tokens, approval_links, evidence_events, evidence_packs, evidence_keys, salary_rates, minimum_wages, rate_authors, rate_versions`; // what later migrations brought
    await sql`drop index crew_status_changes_left, assignments_left, assignments_handing_over, assignments_on_board_of_seat, assignments_answers, crew_candidates, assignments_planned, assignment_events_rejections, crew_stopped, assessments_hired_as, assessments_mcu_day, crew_certificates_unverified, crew_travel_documents_unverified`;
    await sql`alter table principals drop column least_pair_years, drop column is_pair_blocking`;
    await sql`alter table mails drop column path, drop column way, drop column read_at`;
    await sql`alter table users drop column notice_ways`;
    await sql`alter table voyage_entries drop column arrives_at cascade`;
    await sql`alter table crew drop column family_name cascade, drop column given_names cascade`;
    await sql`alter table applicants drop column family_name cascade, drop column given_names cascade`;
    for (const [table, name] of [
      ["crew", "full_name"],
      ["applicants", "full_name"],
      ["vessels", "name"],
    ])
      await sql.unsafe(
        `alter table ${table} drop column if exists search_text, add column search_text text generated always as (lower(${name})) stored`,
      );
    await sql`drop function search_keyword, search_text`;
    await sql`drop function nakhoda_written, nakhoda_reencrypting, refuse_all_but_reencryption cascade`;
    await sql`drop function is_erased, guard_payroll_slip_locks, guard_slip_allotments, guard_payment_transfers, guard_payment_runs, guard_payroll_left_out, guard_billing_notes, guard_billing_frozen, guard_rate_version, guard_rate_rows, guard_appraisal_form, guard_appraisal_form_rows, guard_ujbm_closed, guard_payroll, guard_work_order_lines, guard_payroll_periods, guard_verified_sums, refuse_change_of_pack`;
    await beforeRelease(sql, ["first", "second", lastOfDevelopment]);
    await migrate(url);
    expect(await applied(sql)).toEqual(fresh);
    await migrate(url);
    expect(await applied(sql)).toEqual(fresh);
    expect(await sql`select name from divisions`).toEqual([{ name: "Marine" }]);
  }));

test("a database that development left halfway is refused with a way out, and nothing in it changes", () =>
  onScratchDatabase(async ({ url, sql }) => {
    await migrate(url);
    await beforeRelease(sql, ["first", "second"]);
    const before = await applied(sql);
    await expect(migrate(url)).rejects.toThrow(
      /made before the first release[^]*delete the folder \.data[^]*npm run db:migrate/,
    );
    expect(await applied(sql)).toEqual(before);
  }));
