import { sql, type SQL } from "drizzle-orm";
import type { BillingKind } from "@/db/enums/billing";
import type { FeeOption, VatBase } from "@/db/enums/contracts";
import { lastDayOf } from "@/lib/features/ujbm/month.rules";
import { frozenPeople, sources, type Asked } from "./sources.queries";

/** A row of any kind of bill, priced; days are yyyy-MM-dd. */
export type Bill = {
  source_id: number;
  day: string;
  vessel_id: number | null;
  vessel_name: string | null;
  principal_id: number | null;
  principal_name: string | null;
  contract_id: number | null;
  contract_name: string | null;
  crew_id: number | null;
  applicant_id: number | null;
  person: string | null;
  status: string | null;
  clinic: string | null;
  package: string | null;
  expense: string | null;
  notes: string | null;
  total_crew: number | null;
  receipt_id: string | null;
  receipt_name: string | null;
  amount: number | null;
  fee_option: FeeOption;
  fee_percentage: number | null;
  fee_value: number | null;
  fee: number | null;
  bills_after_fee: number | null;
  vat_base: VatBase;
  vat: number | null;
  total_bills: number | null;
  invoice_number: string | null;
  version: number;
};

/** The contract that bills: of the principal, in force on the last day of the month, the newest, of two of one day the later entered. product 5.14 */
const contractsFor = ({ divisionId, month }: Asked) => {
  const lastDay = lastDayOf(month);
  return sql`
    select distinct on (principal_id) id, principal_id, name, vat_base, fee_option, fee_percentage, fee_value
    from contracts
    where division_id = ${divisionId} and deleted_at is null and contract_date <= ${lastDay}::date and expires_on >= ${lastDay}::date
    order by principal_id, contract_date desc, id desc`;
};

/** Expenses are passed on as they are, without fee or VAT. product 5.14 */
const isPlain = (kind: BillingKind) => sql.raw(kind === "expenses" ? "true" : "false");

/** The twin of billOf in rules.ts, whose figures it must give: rounded half up, row by row; without a fee or VAT that is known there is no figure. */
function priced(kind: BillingKind, asked: Asked, source: SQL): SQL {
  const own = sql`coalesce(source.fee_option, contract.fee_option, 'percentage')`;
  const pick = (column: SQL, usual: SQL) => sql`case when source.fee_option is not null then source.${column}
    when contract.id is not null then contract.${column} else ${usual} end`;
  const usual = {
    fee: sql`${asked.fees?.feePercentage ?? null}::int`,
    vat: sql`${asked.fees?.vatPercentage ?? null}::int`,
    base: sql`${asked.fees?.vatBase ?? "billsAfterFee"}::text`,
  };
  return sql`
    select terms.*, fee, amount + fee as bills_after_fee, vat, amount + fee + vat as total_bills, null::text as invoice_number
    from (
      select source.source_id, source.day, source.vessel_id, source.vessel_name, source.principal_id, principals.name as principal_name,
        contract.id as contract_id, contract.name as contract_name, source.crew_id, source.applicant_id, source.person, source.status,
        source.clinic, source.package, source.expense, source.notes, source.total_crew, source.receipt_id, source.receipt_name,
        source.amount, case when ${isPlain(kind)} then 'no-fee' else ${own} end as fee_option,
        case when not ${isPlain(kind)} and ${own} = 'percentage' then ${pick(sql`fee_percentage`, usual.fee)} end as fee_percentage,
        case when not ${isPlain(kind)} and ${own} = 'value' then ${pick(sql`fee_value`, sql`null`)} end as fee_value,
        coalesce(contract.vat_base, ${usual.base}) as vat_base, source.version
      from (${source}) source
      left join principals on principals.id = source.principal_id
      left join (${contractsFor(asked)}) contract on contract.principal_id = source.principal_id
    ) terms
    cross join lateral (select case fee_option when 'percentage' then (amount * fee_percentage + 50) / 100
      when 'value' then fee_value + amount * 0 else amount * 0 end as fee) charged
    cross join lateral (select case when ${isPlain(kind)} then 0
      else ((case vat_base when 'feeOnly' then fee else amount + fee end) * ${usual.vat} + 50) / 100 end as vat) taxed`;
}

/** What was carried from a locked month is money or a result that came late; an appointment nobody came to is not carried. */
const isOfMonth = ({ month }: Asked) =>
  sql`(day >= ${month}::date or amount is not null or status is distinct from 'InProgress')`;

/** The rows of an open month as things stand. */
export const openBills = (kind: BillingKind, asked: Asked): SQL =>
  sql`select * from (${priced(kind, asked, sources[kind](asked))}) bill where ${isOfMonth(asked)}`;

/** The rows of a locked month as they were billed. */
export const lockedBills = (kind: BillingKind, periodId: number, { actor }: Pick<Asked, "actor">): SQL => sql`
  select frozen.source_id, frozen.source_day as day, frozen.vessel_id, frozen.vessel_name, frozen.principal_id, frozen.principal_name,
    frozen.contract_id, frozen.contract_name, frozen.crew_id, frozen.applicant_id,
    case when (frozen.crew_id is null or crew.id is not null) and (frozen.applicant_id is null or applicants.id is not null)
      then frozen.person_name end as person,
    frozen.status, frozen.clinic, frozen.package_name as package, frozen.expense, frozen.notes, frozen.total_crew,
    frozen.receipt_file_id as receipt_id, frozen.receipt_name, frozen.amount, frozen.fee_option, frozen.fee_percentage, frozen.fee_value,
    frozen.fee, frozen.bills_after_fee, frozen.vat_base, frozen.vat, frozen.total_bills, billing_invoices.number as invoice_number, 0 as version
  from billing_rows frozen
  join billing_periods on billing_periods.id = frozen.period_id
  left join billing_invoices on billing_invoices.division_id = billing_periods.division_id
    and billing_invoices.month = billing_periods.month and billing_invoices.principal_id = frozen.principal_id
  ${frozenPeople(actor)}
  where frozen.period_id = ${periodId} and frozen.kind = ${kind}`;
