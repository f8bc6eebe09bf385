import { sql, type SQL } from "drizzle-orm";
import type { BillingKind } from "@/db/enums/billing";
import { applicants } from "@/db/schema/applicants";
import { crew } from "@/db/schema/crew";
import type { Actor } from "@/lib/access/actor";
import type { Fees } from "./usual-fees.queries";
import { hideStoppedApplicants, hideStopped } from "@/lib/features/crew/queries";

/** Day range of the rows, end exclusive; month is the billing month, fees its usual rates. */
export type SourceQuery = {
  actor: Actor;
  divisionId: number;
  month: string;
  from: string;
  to: string;
  fees: Fees | null;
};

const sqlNull = (type: "text" | "int" | "bigint" | "uuid") => sql`null::${sql.raw(type)}`;
const joinVisibleCrew = (actor: Actor) =>
  sql`left join crew on crew.id = found.crew_id and ${hideStopped(actor) ?? sql`true`}`;
const joinVisibleApplicant = (actor: Actor) =>
  sql`left join applicants on applicants.id = found.applicant_id and ${hideStoppedApplicants(actor) ?? sql`true`}`;
const dayInRange = (day: SQL, { from, to }: SourceQuery) => sql`${day} >= ${from}::date and ${day} < ${to}::date`;

/** Match rows not billed in another month, nor elsewhere before the division's first month. */
const notYetBilled = (kind: BillingKind, id: SQL) =>
  sql`not exists (select from billing_elsewhere gone where gone.kind = ${sql.raw(`'${kind}'`)} and gone.source_id = ${id})
    and not exists (select from billing_rows frozen where frozen.kind = ${sql.raw(`'${kind}'`)} and frozen.source_id = ${id} and not frozen.is_released)`;

const enteredAmount = (kind: "mcu-register" | "mcu-planning", id: SQL) =>
  sql`left join billing_amounts entered on entered.kind = ${sql.raw(`'${kind}'`)} and entered.source_id = ${id}`;
const enteredColumns = sql`entered.fee_option, entered.fee_percentage, entered.fee_value, coalesce(entered.version, 0) as version`;
const noOwnFee = sql`${sqlNull("text")} as fee_option, ${sqlNull("int")} as fee_percentage, ${sqlNull("bigint")} as fee_value`;

/**
 * Check-ups of applicants: the last appointment before a result, by its day, priced by the result. The vessel is the
 * one the screening names, if the division has it. product 5.14
 */
const register = (query: SourceQuery) => sql`
  select found.id as source_id, found.day, ship.id as vessel_id, coalesce(ship.name, found.vessel_name) as vessel_name,
    ship.principal_id, ${sqlNull("int")} as crew_id, found.applicant_id, applicants.full_name as person,
    coalesce(run.status, 'InProgress') as status, found.clinic, found.package, ${sqlNull("text")} as expense, ${sqlNull("text")} as notes,
    ${sqlNull("int")} as total_crew, ${sqlNull("uuid")} as receipt_id, ${sqlNull("text")} as receipt_name,
    coalesce(entered.amount, nullif(run.price, 0)) as amount, ${enteredColumns}
  from (
    select appointment.id, (appointment.details ->> 'date')::date as day, appointment.applicant_id,
      appointment.details ->> 'clinic' as clinic, appointment.details ->> 'package' as package,
      (select screening.details ->> 'vesselName' from assessments screening
        where screening.applicant_id = appointment.applicant_id and screening.type = 'screening' and screening.details ->> 'vesselName' <> ''
        order by screening.id desc limit 1) as vessel_name,
      (select min(again.id) from assessments again where again.applicant_id = appointment.applicant_id and again.type = 'mcu'
        and again.id > appointment.id and again.status in ('InProgress', 'Pending')) as again
    from assessments appointment
    where appointment.type = 'mcu' and appointment.status = 'InProgress' and appointment.division_id = ${query.divisionId}
      and appointment.details ->> 'date' >= ${query.from} and appointment.details ->> 'date' < ${query.to}
      and ${notYetBilled("mcu-register", sql`appointment.id`)}
  ) found
  left join lateral (
    select (array_agg(result.status order by result.id desc))[1] as status,
      (array_agg((result.details ->> 'price')::numeric::bigint order by result.id desc)
        filter (where jsonb_typeof(result.details -> 'price') = 'number'))[1] as price
    from assessments result where result.applicant_id = found.applicant_id and result.type = 'mcu' and result.id > found.id
      and (found.again is null or result.id < found.again)
  ) run on true
  left join vessels ship on ship.division_id = ${query.divisionId} and lower(ship.name) = lower(found.vessel_name)
  ${joinVisibleApplicant(query.actor)}
  ${enteredAmount("mcu-register", sql`found.id`)}
  where run.status is not null or found.again is null`;

/** Check-ups of joiners; of a cancelled plan only completed ones. */
const planning = (query: SourceQuery) => sql`
  select found.id as source_id, found.scheduled_on as day, ship.id as vessel_id, ship.name as vessel_name,
    ship.principal_id, found.crew_id, ${sqlNull("int")} as applicant_id, crew.full_name as person,
    coalesce(found.result, 'InProgress') as status, found.clinic, package.name as package, ${sqlNull("text")} as expense,
    ${sqlNull("text")} as notes, ${sqlNull("int")} as total_crew, ${sqlNull("uuid")} as receipt_id, ${sqlNull("text")} as receipt_name,
    coalesce(entered.amount, nullif(found.price, 0)) as amount, ${enteredColumns}
  from preparation_mcus found
  join preparations on preparations.id = found.preparation_id
  join vessels ship on ship.id = preparations.vessel_id and ship.division_id = ${query.divisionId}
  left join lookups package on package.id = found.package_id
  ${joinVisibleCrew(query.actor)}
  ${enteredAmount("mcu-planning", sql`found.id`)}
  where ${dayInRange(sql`found.scheduled_on`, query)} and (found.result is not null or preparations.ended_at is null)
    and ${notYetBilled("mcu-planning", sql`found.id`)}`;

const expensesOf = (usage: "OnBoard" | "OffBoard", day: SQL, query: SourceQuery) => sql`
  select document.id, ${day} as day, schedules.vessel_id, document.crew_id, document.name, document.comment, document.price, document.version
  from schedules join schedule_documents document on document.schedule_id = schedules.id and document.usage = ${sql.raw(`'${usage}'`)}
  where ${dayInRange(day, query)} and document.kind = 'accommodation' and document.removed_at is null and document.price is not null`;

/** Travel expenses by travel day; a price of zero is on hold. */
const expenses = (query: SourceQuery) => sql`
  select found.id as source_id, found.day, ship.id as vessel_id, ship.name as vessel_name, ship.principal_id, found.crew_id,
    ${sqlNull("int")} as applicant_id, crew.full_name as person, ${sqlNull("text")} as status, ${sqlNull("text")} as clinic,
    ${sqlNull("text")} as package, found.name as expense, found.comment as notes, ${sqlNull("int")} as total_crew,
    ${sqlNull("uuid")} as receipt_id, ${sqlNull("text")} as receipt_name, found.price as amount, ${noOwnFee}, found.version
  from (
    ${expensesOf("OnBoard", sql`schedules.on_board_date`, query)}
    union all
    ${expensesOf("OffBoard", sql`schedules.off_board_date`, query)}
  ) found
  join vessels ship on ship.id = found.vessel_id and ship.division_id = ${query.divisionId}
  ${joinVisibleCrew(query.actor)}
  where ${notYetBilled("expenses", sql`found.id`)}`;

/** Provisions of vessels in closed UJBM months, with the signed receipts. */
const victualing = (query: SourceQuery) => sql`
  select found.id as source_id, ujbm_months.month as day, ship.id as vessel_id, found.vessel_name, ship.principal_id,
    ${sqlNull("int")} as crew_id, ${sqlNull("int")} as applicant_id, ${sqlNull("text")} as person, ${sqlNull("text")} as status,
    ${sqlNull("text")} as clinic, ${sqlNull("text")} as package, ${sqlNull("text")} as expense, ${sqlNull("text")} as notes,
    found.crew as total_crew, receipt.file_id as receipt_id, receipt.file_name as receipt_name, found.total as amount, ${noOwnFee},
    coalesce(receipt.version, 0) as version
  from ujbm_months
  join ujbm_rows found on found.month_id = ujbm_months.id
  join vessels ship on ship.id = found.vessel_id
  left join billing_receipts receipt on receipt.vessel_id = found.vessel_id and receipt.month = ujbm_months.month
  where ujbm_months.division_id = ${query.divisionId} and ${dayInRange(sql`ujbm_months.month`, query)}
    and ${notYetBilled("victualing", sql`found.id`)}`;

/**
 * Locked work orders, one per person; settlements without a vessel are not billed. Employer JHT and JP are billed
 * unless the division disables it. package: the number.
 */
const workOrder = (query: SourceQuery) => sql`
  select found.id as source_id, found.month as day, found.vessel_id, found.vessel_name, found.principal_id, found.crew_id,
    ${sqlNull("int")} as applicant_id, case when crew.id is not null then found.crew_name end as person, ${sqlNull("text")} as status,
    ${sqlNull("text")} as clinic, found.number as package, ${sqlNull("text")} as expense, ${sqlNull("text")} as notes,
    ${sqlNull("int")} as total_crew, ${sqlNull("uuid")} as receipt_id, ${sqlNull("text")} as receipt_name,
    found.income + case when coalesce(payroll_settings.bills_pension, true) then found.employer_pension else 0 end as amount,
    ${noOwnFee}, 0 as version
  from work_orders found
  left join payroll_settings on payroll_settings.division_id = found.division_id
  ${joinVisibleCrew(query.actor)}
  where found.division_id = ${query.divisionId} and found.state = 'locked' and found.vessel_id is not null and ${dayInRange(sql`found.month`, query)}
    and ${notYetBilled("work-order", sql`found.id`)}`;

/** Source rows of each bill kind in one shape; whole rupiah, null without an amount. product 5.14 */
export const billSources: Record<BillingKind, (query: SourceQuery) => SQL> = {
  "mcu-register": register,
  "mcu-planning": planning,
  expenses,
  victualing,
  "work-order": workOrder,
};

/** Join the people of frozen rows for viewers who may see them, unless erased. */
export const frozenPeople = (actor: Actor): SQL => sql`
  left join ${crew} on crew.id = frozen.crew_id and ${hideStopped(actor) ?? sql`true`}
  left join ${applicants} on applicants.id = frozen.applicant_id and ${hideStoppedApplicants(actor) ?? sql`true`}`;
