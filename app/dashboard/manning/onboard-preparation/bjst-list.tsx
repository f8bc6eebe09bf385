import { itemAddress, scheduleKey } from "@/components/features/preparation/addresses";
import { BjstActions } from "@/components/features/preparation/bjst/row-actions";
import { ScheduleBjst } from "@/components/features/preparation/bjst/schedule-button";
import styles from "@/components/features/preparation/checkups.module.css";
import { itemStatusVariant } from "@/components/features/preparation/status-variants";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { valueOf } from "@/components/ui/list/list-state";
import { can, type UserActor } from "@/lib/access/actor";
import { listBjsts } from "@/lib/features/preparation/bjst/list-bjsts";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { load } from "@/lib/platform/transport/page";
import { list } from "../../list-screen/list-screen";

const mayWrite = ({ user }: { user: UserActor }) => can(user, "preparation:bjst");

/** The trainings of a vessel's joiners with type, letter, dates and place, the latest first. D2 §2, §3 */
export const bjstList = list({
  name: "preparation-bjst",
  texts: "checkups",
  load: (query, { route }) => load(listBjsts, { ...query, vesselId: Number(route.vesselId) }),
}).view({
  label: "bjst.title",
  search: "search",
  keyOf: ({ id }) => id,
  columns: [
    {
      id: "name",
      label: "fields.name",
      card: "title",
      text: ({ employeeName }) => employeeName,
      href: (row) => itemAddress(row, "bjst", row.id),
    },
    {
      id: "rank",
      label: "fields.rank",
      card: "fact",
      text: (row, { locale }) => inLanguage(locale, { en: row.jobPositionName, id: row.jobPositionNameId }),
    },
    {
      id: "bjstType",
      label: "fields.bjstType",
      card: "fact",
      cell: (row, { locale }) => (
        <span className={styles.words}>{inLanguage(locale, { en: row.bjstTypeName, id: row.bjstTypeNameId })}</span>
      ),
    },
    { id: "letterNumber", label: "fields.letterNumber", card: "fact", text: ({ letterNumber }) => letterNumber },
    {
      id: "startDate",
      label: "fields.startDate",
      align: "end",
      card: "fact",
      text: ({ startDate }, { date }) => date(startDate),
    },
    {
      id: "endDate",
      label: "fields.endDate",
      align: "end",
      card: "fact",
      text: ({ endDate }, { date }) => date(endDate),
    },
    {
      id: "place",
      label: "fields.place",
      card: "fact",
      cell: ({ place }) => <span className={styles.words}>{place}</span>,
    },
    {
      id: "result",
      label: "fields.result",
      kind: "status",
      card: "badge",
      cell: ({ status, countsUntil }, { t, date }) => (
        <>
          <StatusBadge status={itemStatusVariant(status)} label={t(`statuses.${status}`)} />
          {countsUntil ? (
            <span className={styles.line}>{t("bjst.countsUntil", { date: date(countsUntil) ?? "" })}</span>
          ) : null}
        </>
      ),
    },
  ],
  hasActions: mayWrite,
  actions: (row) => (row.mayUpdate ? <BjstActions row={row} /> : null),
  tools: ({ user, params, route }) => {
    const crewId = Number(valueOf(params, scheduleKey));
    return mayWrite({ user }) ? (
      <ScheduleBjst vesselId={Number(route.vesselId)} crewId={crewId > 0 ? crewId : null} />
    ) : null;
  },
  empty: { title: ({ shell }) => shell("list.noData"), text: "bjst.empty" },
  frame: (rows) => <div className={styles.row}>{rows}</div>,
});
