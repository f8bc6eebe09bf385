import { sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import type { BillingKind } from "@/db/enums/billing";
import type { CoverKind, FeeOption, VatBase } from "@/db/enums/contracts";
import { lastDayOf } from "@/lib/platform/calendar/months";
import { frozenPeople, billSources, type SourceQuery } from "./bill-sources.queries";

type RowKey = { kind: BillingKind; sourceId: number };

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
  /** Names of contracts that cover the row together, so that none prices it. */
  contested_by: string[] | null;
  /** Whether its principal was assigned manually, because its vessel has none. */
  is_given: boolean;
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
  vat_base: VatBase | null;
  vat: number | null;
  total_bills: number | null;
  invoice_number: string | null;
  version: number;
  /** Whether its fee was entered for it; else the contract's or the usual fee applies, as the terms state. */
  has_own_fee: boolean;
  terms_option: FeeOption;
  terms_percentage: number | null;
  terms_value: number | null;
};

const contractCoverageOf: Record<BillingKind, CoverKind> = {
  "mcu-register": "mcu",
  "mcu-planning": "mcu",
  expenses: "expenses",
  victualing: "victualing",
  "work-order": "work-order",
};

/**
 * Match contracts that price a kind of bills in a month: they run on its last day and cover the kind and days. product
 * 5.14
 */
const isCovering = (kind: BillingKind, { divisionId, month }: SourceQuery) => {
  const lastDay = lastDayOf(month);
  return sql`contracts.division_id = ${divisionId} and contracts.deleted_at is null
    and greatest(contracts.contract_date, contracts.covers_from) <= ${lastDay}::date
    and least(contracts.expires_on, contracts.covers_to) >= ${lastDay}::date
    and (contracts.covers_kinds is null or ${sql.raw(`'${contractCoverageOf[kind]}'`)} = any(contracts.covers_kinds))`;
};
const contractColumns = sql`count(*)::int as number, min(contracts.id) as id, array_agg(contracts.name order by contracts.name, contracts.id) as names`;

/**
 * Aggregate contracts by principal, for all vessels or named ones. Joined by hash, so that large months evaluate them
 * once.
 */
const coveringAll = (kind: BillingKind, query: SourceQuery) => sql`
  select contracts.principal_id, ${contractColumns} from contracts
  where ${isCovering(kind, query)} and not exists (select from contract_vessels where contract_id = contracts.id)
  group by contracts.principal_id`;
const coveringVessels = (kind: BillingKind, query: SourceQuery) => sql`
  select contracts.principal_id, contract_vessels.vessel_id, ${contractColumns}
  from contracts join contract_vessels on contract_vessels.contract_id = contracts.id
  where ${isCovering(kind, query)} group by contracts.principal_id, contract_vessels.vessel_id`;

/** Whether a kind has no fee or VAT: expenses are passed on unchanged. product 5.14 */
const isWithoutFee = (kind: BillingKind) => sql.raw(kind === "expenses" ? "true" : "false");

/** Add the billed principal: the manually assigned one, else the vessel's. */
const withPrincipal = (kind: BillingKind, source: SQL) => sql`
  select found.*, coalesce(given.principal_id, found.principal_id) as billed_to, given.id is not null as is_given
  from (${source}) found
  left join billing_principals given on given.kind = ${sql.raw(`'${kind}'`)} and given.source_id = found.source_id`;

/** The fee of a priced row, as billOf calculates it. */
export const feeAmount = sql`case fee_option when 'percentage' then (amount * (fee_percentage * 100)::bigint + 5000) / 10000
      when 'value' then fee_value + amount * 0 else amount * 0 end`;

/** The VAT of a row with its fee, as billOf calculates it. */
export const vatAmount = ({ vat, twelfths }: Record<"vat" | "twelfths", SQL>) =>
  sql`(((case vat_base when 'feeOnly' then fee else amount + fee end) * ${twelfths} + 6) / 12 * ${vat} + 50) / 100`;

/**
 * Price rows in SQL with the same figures as billOf in rules.ts: rounded half up, row by row. Without a known fee or
 * VAT a figure is null.
 */
export function pricedBills(kind: BillingKind, query: SourceQuery): SQL {
  const source = billSources[kind](query);
  const own = sql`coalesce(source.fee_option, contract.fee_option, 'percentage')`;
  const pick = (column: SQL, usual: SQL) => sql`case when source.fee_option is not null then source.${column}
    when cover.number > 1 then null when contract.id is not null then contract.${column} else ${usual} end`;
  const usual = {
    fee: sql`${query.fees?.feePercentage ?? null}::numeric`,
    vat: sql`${query.fees?.vatPercentage ?? null}::int`,
    twelfths: sql`${query.fees?.vatTwelfths ?? null}::int`,
    base: sql`${query.fees?.vatBase ?? "billsAfterFee"}::text`,
  };
  return sql`
    select terms.*, fee, amount + fee as bills_after_fee, vat, amount + fee + vat as total_bills, null::text as invoice_number
    from (
      select source.source_id, source.day, source.vessel_id, source.vessel_name, principals.id as principal_id,
        principals.name as principal_name, contract.id as contract_id, contract.name as contract_name,
        case when cover.number > 1 then cover.names end as contested_by, source.is_given, source.crew_id, source.applicant_id,
        source.person, source.status, source.clinic, source.package, source.expense, source.notes, source.total_crew, source.receipt_id,
        source.receipt_name, source.amount, case when ${isWithoutFee(kind)} then 'no-fee' else ${own} end as fee_option,
        case when not ${isWithoutFee(kind)} and ${own} = 'percentage' then ${pick(sql`fee_percentage`, usual.fee)} end as fee_percentage,
        case when not ${isWithoutFee(kind)} and ${own} = 'value' then ${pick(sql`fee_value`, sql`null`)} end as fee_value,
        case when cover.number > 1 then null else coalesce(contract.vat_base, ${usual.base}) end as vat_base, source.version,
        source.fee_option is not null as has_own_fee, coalesce(contract.fee_option, 'percentage') as terms_option,
        case when contract.id is not null then contract.fee_percentage when cover.number > 1 then null else ${usual.fee} end as terms_percentage,
        contract.fee_value as terms_value
      from (${withPrincipal(kind, source)}) source
      left join principals on principals.id = source.billed_to
      left join (${coveringAll(kind, query)}) covering on covering.principal_id = source.billed_to
      left join (${coveringVessels(kind, query)}) covering_vessel on covering_vessel.principal_id = source.billed_to
        and covering_vessel.vessel_id = source.vessel_id
      cross join lateral (select coalesce(covering.number, 0) + coalesce(covering_vessel.number, 0) as number,
        coalesce(covering.id, covering_vessel.id) as id, covering.names || covering_vessel.names as names) cover
      left join contracts contract on cover.number = 1 and contract.id = cover.id
    ) terms
    cross join lateral (select ${feeAmount} as fee) charged
    cross join lateral (select case when ${isWithoutFee(kind)} then 0 when vat_base is null then null
      else ${vatAmount(usual)}
      end as vat) taxed`;
}

const anyDay = { month: "1945-01-01", from: "1945-01-01", to: "9999-12-31", fees: null };

/** Find a row's principal by vessel, and whether it is billed. Undefined for another division. One query. */
export async function findRow(
  db: Executor,
  query: Pick<SourceQuery, "actor" | "divisionId">,
  { kind, sourceId }: RowKey,
) {
  const source = billSources[kind]({ ...query, ...anyDay });
  const [row] = await db.execute<{ principalId: number | null; isBilled: boolean }>(sql`
    select principal_id as "principalId", false as "isBilled" from (${source}) found where source_id = ${sourceId}
    union all
    select frozen.principal_id, true from billing_rows frozen join billing_periods on billing_periods.id = frozen.period_id
    where frozen.kind = ${kind} and frozen.source_id = ${sourceId} and not frozen.is_released
      and billing_periods.division_id = ${query.divisionId}`);
  return row;
}

/**
 * Exclude appointments without a visit from rows carried over from a locked month; only money and late results are
 * carried.
 */
const isOfMonth = ({ month }: SourceQuery) =>
  sql`(day >= ${month}::date or amount is not null or status is distinct from 'InProgress')`;

/** Select the current rows of an open month. */
export const openBills = (kind: BillingKind, query: SourceQuery): SQL =>
  sql`select * from (${pricedBills(kind, query)}) bill where ${isOfMonth(query)}`;

/** Select the rows of a locked month as billed. */
export const lockedBills = (kind: BillingKind, periodId: number, { actor }: Pick<SourceQuery, "actor">): SQL => sql`
  select frozen.source_id, frozen.source_day as day, frozen.vessel_id, frozen.vessel_name, frozen.principal_id, frozen.principal_name,
    frozen.contract_id, frozen.contract_name, null::text[] as contested_by, false as is_given, frozen.crew_id, frozen.applicant_id,
    case when (frozen.crew_id is null or crew.id is not null) and (frozen.applicant_id is null or applicants.id is not null)
      then frozen.person_name end as person,
    frozen.status, frozen.clinic, frozen.package_name as package, frozen.expense, frozen.notes, frozen.total_crew,
    frozen.receipt_file_id as receipt_id, frozen.receipt_name, frozen.amount, frozen.fee_option, frozen.fee_percentage, frozen.fee_value,
    frozen.fee, frozen.bills_after_fee, frozen.vat_base, frozen.vat, frozen.total_bills, billing_invoices.number as invoice_number, 0 as version,
    exists (select from billing_amounts entered where entered.kind = frozen.kind and entered.source_id = frozen.source_id
      and entered.fee_option is not null) as has_own_fee, frozen.fee_option as terms_option, frozen.fee_percentage as terms_percentage, frozen.fee_value as terms_value
  from billing_rows frozen
  join billing_periods on billing_periods.id = frozen.period_id
  left join billing_invoices on billing_invoices.division_id = billing_periods.division_id
    and billing_invoices.month = billing_periods.month and billing_invoices.principal_id = frozen.principal_id
  ${frozenPeople(actor)}
  where frozen.period_id = ${periodId} and frozen.kind = ${kind}`;
