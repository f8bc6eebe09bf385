import { crewsAddress, joinerAddress } from "@/components/features/preparation/addresses";
import { ItemCell } from "@/components/features/preparation/joiners/item-cell";
import styles from "@/components/features/preparation/joiners/joiners.module.css";
import { JoiningDay } from "@/components/features/preparation/joining-day";
import { NextStep } from "@/components/features/preparation/next-step";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Link } from "@/components/ui/layout/link";
import type { JoinerRow } from "@/lib/features/preparation/joiners/schema";
import { itemNames } from "@/lib/features/preparation/readiness.rules";
import { countedItemsFor } from "@/lib/features/preparation/visibility.rules";
import { inLanguage } from "@/lib/platform/i18n/localized";
import type { ColumnsOf, ListViewer } from "../../list-screen/declaration";
import { itemRights } from "./rights";

type Texts = "preparation-joiners";

/** Joiners with a cell per item and the next step; the vessel where the list covers several. D2 §2, §3 */
export const joinerColumns = ({ withVessel }: { withVessel: boolean }): ColumnsOf<Texts, JoinerRow> => [
  {
    id: "name",
    label: "columns.name",
    card: "title",
    title: ({ employeeFullName }) => employeeFullName,
    cell: (row, { locale }) => (
      <>
        <Link href={joinerAddress(row.vesselId, row.crewId)} prefetch={false}>
          {row.employeeFullName}
        </Link>
        <span className={styles.sub}>{inLanguage(locale, { en: row.jobPositionName, id: row.jobPositionNameId })}</span>
        {withVessel ? (
          <span className={styles.sub}>
            <Link href={crewsAddress(row.vesselId)} prefetch={false} className={styles.vessel}>
              {row.vesselName}
            </Link>
          </span>
        ) : null}
      </>
    ),
  },
  {
    id: "vessel",
    label: "columns.vesselName",
    isMuted: true,
    when: () => !withVessel,
    text: ({ vesselName }) => vesselName,
  },
  {
    id: "joins",
    label: "columns.joins",
    align: "end",
    card: "fact",
    cell: (row, { t }) => (
      <>
        <JoiningDay date={row.joiningDate} daysLeft={row.daysLeft} isReady={row.preparationStatus === "Completed"} />
        {row.isConfirmed ? null : <span className={styles.sub}>{t("unconfirmed")}</span>}
      </>
    ),
  },
  {
    id: "next",
    label: "columns.next",
    card: "fact",
    cell: ({ next }, { t }) => (
      <div className={styles.next}>
        {next ? <NextStep step={next} /> : <StatusBadge status="Completed" label={t("ready")} />}
      </div>
    ),
  },
  ...itemNames.map((item): ColumnsOf<Texts, JoinerRow>[number] => ({
    id: item,
    label: `columns.${item}`,
    when: ({ user }) => countedItemsFor(user).includes(item),
    cell: (row, { user }) => (
      <div className={styles.cell}>
        <ItemCell item={item} row={row} rights={itemRights(user)} />
      </div>
    ),
  })),
];

/** The link of a joiner's row. */
export const joinerActions = (row: JoinerRow, { t }: Pick<ListViewer<Texts, string>, "t">) => (
  <Link
    href={joinerAddress(row.vesselId, row.crewId)}
    prefetch={false}
    className={styles.view}
    aria-label={t("viewOf", { name: row.employeeFullName })}
  >
    {t("view")}
  </Link>
);
