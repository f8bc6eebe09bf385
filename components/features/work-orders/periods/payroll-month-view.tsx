import { getLocale, getTranslations } from "next-intl/server";
import rates from "@/components/features/rates/rates.module.css";
import { Alert } from "@/components/ui/feedback/alert";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import facts from "@/components/ui/layout/facts.module.css";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import type { TableKind } from "@/lib/features/work-orders/explanation.rules";
import type { PeriodDetail } from "@/lib/features/work-orders/periods/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { isLocale } from "@/lib/platform/i18n/locales";
import { rupiah } from "@/lib/features/work-orders/slip-labels.rules";
import { PayrollMonthActions } from "./payroll-month-actions";
import { MonthComparison } from "./month-comparison";
import { BlockedPeople } from "./blocked-people";
import { LeftOutPeople } from "./left-out-people";
import { RunProgress } from "./run-progress";
import { PayrollMonthStatus } from "./payroll-month-status";
import styles from "./periods.module.css";

type Props = { period: PeriodDetail; ratesHref: (kind: TableKind) => string };
/** mayPay: whether the viewer makes files of a locked month. */
type PeriodViewProps = Props & { mayPay: boolean };
const hashLength = 12;

/** Banners of problems of the whole month, and drafting progress. */
async function Bands({ period, ratesHref }: Props) {
  const [t, kinds] = await Promise.all([getTranslations("work-orders.periods"), getTranslations("rates.kinds")]);
  const { month, unverified, run, unlockAsked } = period;
  const [first] = unverified;
  return (
    <div className={styles.bands}>
      <RunProgress key={month} month={month} run={run} variant="band" />
      {unlockAsked ? (
        <Alert severity="warning" role="note">
          {t("unlockAskedBy", { name: unlockAsked.byName ?? "–", reason: unlockAsked.reason })}
        </Alert>
      ) : null}
      {first ? (
        <Alert severity="warning" role="note" action={<Link href={ratesHref(first)}>{t("openRates")}</Link>}>
          <b>{t("unverifiedTitle")}. </b>
          {t("unverified", { kinds: unverified.map((kind) => kinds(kind)).join(", "), count: unverified.length })}
        </Alert>
      ) : null}
    </div>
  );
}

/** Return people who may be left out: blocked ones first, then by change of pay. */
function leavableOf({ heldPeople, unplaced, comparison }: PeriodDetail) {
  const all = [...heldPeople, ...unplaced, ...comparison.rows];
  const byCrewId = all.map(({ crewId, name, employeeNumber }) => [crewId, { crewId, name, employeeNumber }] as const);
  return [...new Map(byCrewId).values()];
}

/**
 * One month: whether it may be locked, its problems, and the comparison with the previous one. product 5.15.1, 5.15.6b
 */
export async function PayrollMonthView({ period, ratesHref, mayPay }: PeriodViewProps) {
  const [t, activeLocale] = await Promise.all([getTranslations("work-orders.periods"), getLocale()]);
  const locale = isLocale(activeLocale) ? activeLocale : "en";
  const { month, state, people, workOrders, takeHome, toCollect, hash, unlocks, comparison, allowedActions } = period;
  const name = formatDate(`${month}-01`, locale, "month");
  const total = rupiah(BigInt(takeHome));
  const leavable = leavableOf(period);
  const subject = { month, name, people, workOrders, total, standingOut: comparison.standingOut, leavable };
  return (
    <section className={rates.version} aria-label={name}>
      <header className={rates.head}>
        <div className={rates.headLine}>
          <h2>{name}</h2>
          <StatusBadge status={state === "locked" ? "Completed" : "Pending"} label={t(`states.${state}`)} />
          <div className={rates.headActions}>
            {(state === "locked" || period.lockedApart > 0) && mayPay ? (
              <Button
                variant="outlined"
                component={Link}
                href={`/dashboard/payroll-and-contracts/payroll-management/payments?month=${month}`}
              >
                {t("payments")}
              </Button>
            ) : null}
            <PayrollMonthActions key={`${month}.${state}`} subject={subject} allowed={allowedActions} />
          </div>
        </div>
        <PayrollMonthStatus period={period} />
        <dl className={`${facts.facts} ${styles.facts}`}>
          <div>
            <dt>{t("takeHome")}</dt>
            <dd>{total}</dd>
          </div>
          {toCollect > 0 ? (
            <div>
              <dt>{t("toCollect")}</dt>
              <dd>{rupiah(toCollect)}</dd>
            </div>
          ) : null}
          <div>
            <dt>{t("seafarers")}</dt>
            <dd>{people}</dd>
          </div>
          <div>
            <dt>{t("workOrders")}</dt>
            <dd>{workOrders}</dd>
          </div>
          {hash ? (
            <div>
              <dt>{t("hash")}</dt>
              <dd title={hash} className={rates.checksum}>
                {hash.slice(0, hashLength)}
              </dd>
            </div>
          ) : null}
        </dl>
      </header>
      <Bands period={period} ratesHref={ratesHref} />
      <LeftOutPeople period={period} />
      <BlockedPeople period={period} />
      <MonthComparison comparison={comparison} />
      {unlocks.length > 0 ? (
        <section className={styles.part} aria-labelledby="unlocks">
          <h3 id="unlocks">{t("unlocksTitle")}</h3>
          <ul className={styles.causes}>
            {unlocks.map(({ at, byName, reason }) => (
              <li key={at.toISOString()}>
                {t("unlockedBy", { name: byName ?? "–", date: formatDate(at, locale, "instant"), reason })}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </section>
  );
}
