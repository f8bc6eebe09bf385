import { useLocale, useTranslations } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { shortName } from "@/components/features/crew/short-name";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import { Link } from "@/components/ui/layout/link";
import type { Order, SearchParams } from "@/components/ui/list/list-state";
import { SortHeader } from "@/components/ui/list/sort-header";
import type { PlanningRow } from "@/lib/features/manning/planning/schema";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { crewCountLabel } from "../../vessels/crew-count-label";
import { changeAddress, scheduleAddress, type ManningSide } from "./address";
import { planningStatusVariants } from "./status-variants";
import styles from "./planning.module.css";
import { AttentionReason } from "./attention-reason";

type Props = {
  rows: PlanningRow[];
  side: ManningSide;
  mayPropose: boolean;
  today: string;
  params: SearchParams;
  sort: string;
  order: Order;
};

/** List vessels in operation with attention reason, next crew change and pending answers. D2 §2, §3 */
export async function PlanningTable({ rows, side, mayPropose, today, params, sort, order }: Props) {
  const [t, list, shell, locale] = await Promise.all([
    getTranslations("planning"),
    getTranslations("vessels.list"),
    getTranslations("shell"),
    getLocale(),
  ]);
  const head = { params, sort, order };
  const waitingHead = t(side === "planning" ? "list.waiting" : "list.waitingForAnswer");
  return (
    <>
      <thead className={styles.heads}>
        <tr>
          <SortHeader id="name" label={t("list.name")} {...head} />
          <SortHeader id="type" label={t("list.type")} {...head} />
          <SortHeader id="urgency" label={t("list.planningStatus")} {...head} />
          <th scope="col" data-column="why">
            {t("list.why")}
          </th>
          <th scope="col" data-column="nextChange" data-align="end">
            {t("list.nextChange")}
          </th>
          <SortHeader id="waiting" label={waitingHead} align="end" {...head} />
          <th scope="col" data-column="onBoard" data-align="end">
            {t("list.onBoard")}
          </th>
          <SortHeader id="location" label={t("list.location")} {...head} />
          <th scope="col" data-column="status">
            {t("list.status")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const type = inLanguage(locale, { en: row.vesselType, id: row.vesselTypeNameId });
          const oldestWaiting = side === "planning" ? row.waitingForPrincipal : row.waitingForAnswer;
          return (
            <tr key={row.id}>
              <td data-card="title" title={row.vesselName}>
                <Link href={scheduleAddress(side, row.vesselId)} prefetch={false}>
                  {row.vesselName}
                </Link>
              </td>
              <td title={type}>{shortName(type)}</td>
              <td data-card="badge">
                <StatusBadge
                  status={planningStatusVariants[row.planningStatus]}
                  label={t(`statuses.${row.planningStatus}`)}
                />
              </td>
              <td data-card="fact" data-label={t("list.why")} className={styles.wide}>
                <AttentionReason row={row} side={side} mayPropose={mayPropose} />
              </td>
              <td data-align="end" data-card="fact" data-label={t("list.nextChange")}>
                <NextChange row={row} side={side} today={today} />
              </td>
              <td
                data-align="end"
                {...(oldestWaiting.count > 0 ? { "data-card": "fact", "data-label": waitingHead } : {})}
              >
                <Waiting {...oldestWaiting} />
              </td>
              <td data-align="end">{crewCountLabel(list, row)}</td>
              <td className={styles.place}>{row.currentLocation ?? shell("empty")}</td>
              <td className={styles.muted}>{t("list.inOperation")}</td>
            </tr>
          );
        })}
      </tbody>
    </>
  );
}

/** Show the next crew change and how many leave and join. A date in the past is marked. */
function NextChange({ row, side, today }: { row: PlanningRow; side: ManningSide; today: string }) {
  const t = useTranslations();
  const language = useLocale();
  const { nextChange: change, vesselId, vesselName } = row;
  if (!change) return t("shell.empty");
  const counts = [
    ...(change.leaving > 0 ? [t("planning.list.off", { count: change.leaving })] : []),
    ...(change.joining > 0 ? [t("planning.list.on", { count: change.joining })] : []),
  ].join(" / ");
  const date = formatDate(change.day, language);
  const isPlanner = side === "planning";
  const day = isPlanner ? (
    <Link
      href={changeAddress(vesselId)}
      prefetch={false}
      className={styles.change}
      aria-label={t("crew-changes.openOf", { vessel: vesselName, date })}
    >
      {date}
    </Link>
  ) : (
    date
  );
  return daysBetween(today, change.day) < 0 ? (
    <UrgencyBadge level="overdue" label={counts}>
      {day}
    </UrgencyBadge>
  ) : (
    <>
      {day}
      <span className={styles.line}>{counts}</span>
    </>
  );
}

function Waiting({ count, since }: PlanningRow["waitingForAnswer"]) {
  const t = useTranslations();
  const language = useLocale();
  if (count === 0) return t("shell.empty");
  return (
    <>
      {count}
      {since ? (
        <span className={styles.line}>
          {t("planning.list.since", { date: formatDate(dayOf(new Date(since)), language) })}
        </span>
      ) : null}
    </>
  );
}
