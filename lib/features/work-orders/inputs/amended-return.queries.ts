import { sql, type SQL } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { employmentPay, payrollSettings, personMonths, workOrders } from "@/db/schema/work-orders";

import { isLockedFor } from "@/lib/features/accounting-periods/payroll-redraft.queries";

/** Return the last work month that a year is taxed by, with the person's pay timing. */
const lastMonth = (year: number) => sql`(case coalesce(own.pay_timing, settings.pay_timing)
  when 'next' then ${`${year}-11-01`} else ${`${year}-12-01`} end)::date`;
const endOf = (year: number) => sql`coalesce((select ends_on from ${employmentPay}
  where ${employmentPay.crewId} = ${crew.id} and ${employmentPay.year} = ${year}), ${crew.resignedOn})`;

/**
 * Whether a person needs an amended tax return: the employment ended in a fully locked year before the end was known,
 * and no return was amended since. No open month can settle it. PMK 168/2023, product 5.15.5
 */
export const needsAmendedReturn = (year: number): SQL<boolean> => sql<boolean>`(
  ${endOf(year)} between ${`${year}-01-01`} and ${`${year}-11-30`} and exists (
    select from ${payrollSettings} settings
    left join ${employmentPay} own on own.crew_id = ${crew.id} and own.year = ${year}
    where settings.division_id = ${crew.divisionId} and own.amended_at is null and own.residence is distinct from 'non-resident'
      and ${endOf(year)} < ${lastMonth(year)}
      and ${isLockedFor({ crewId: crew.id, divisionId: sql`settings.division_id` }, lastMonth(year))}
      and (select not latest.is_last_period or exists (select from ${workOrders}
          where ${workOrders.personMonthId} = latest.id and ${workOrders.settles} = 'ashore')
        from ${personMonths} latest
        where latest.crew_id = ${crew.id} and latest.tax_month between ${`${year}-01-01`} and ${`${year}-12-01`}
        order by latest.tax_month desc, latest.part desc limit 1)
  ))`;
