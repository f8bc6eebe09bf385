import { useTranslations } from "next-intl";
import type { Order, SearchParams } from "@/components/ui/list/list-state";
import { SelectAll } from "@/components/ui/list/selection/checkboxes";
import { SortHeader } from "@/components/ui/list/sort-header";
import type { crewListTabs, ListedCrew } from "@/lib/features/crew/schema";
import styles from "./list.module.css";
import { PersonRow } from "./person-row";
import { recordFromListHref } from "./record-from-list-href";
import { selectableRows } from "./selectable-rows";

type HeadProps = {
  tab: (typeof crewListTabs)[number];
  params: SearchParams;
  sort: string;
  order: Order;
  /** Whether the viewer may sort by family names as in the passport. */
  byFamilyName: boolean;
};
type Props = HeadProps & {
  rows: ListedCrew[];
  list: string;
  first: number;
  vesselHrefOf: (row: ListedCrew) => string | null;
};

/** Show the seafarers of one tab: vessel, duration and certificate status. Document 2 §3 */
export function PeopleTable({ rows, tab, params, sort, order, byFamilyName, list, first, vesselHrefOf }: Props) {
  return (
    <>
      <thead className={styles.people}>
        <PeopleHead rows={rows} {...{ tab, params, sort, order, byFamilyName }} />
      </thead>
      <tbody className={styles.people}>
        {rows.map((row, index) => (
          <PersonRow
            key={row.id}
            row={row}
            tab={tab}
            href={recordFromListHref(row.id, { list, at: first + index })}
            vesselHref={vesselHrefOf(row)}
          />
        ))}
      </tbody>
    </>
  );
}

function PeopleHead({ rows, tab, byFamilyName, ...head }: HeadProps & Pick<Props, "rows">) {
  const t = useTranslations("crew.screens.list");
  const isOnBoard = tab === "on-board";
  return (
    <tr>
      <SortHeader
        id="name"
        label={t("name")}
        also={byFamilyName ? { id: "familyName", label: t("familyName") } : undefined}
        before={<SelectAll rows={selectableRows(rows)} />}
        {...head}
      />
      <SortHeader id="employeeNumber" label={t("employeeNumber")} {...head} />
      <SortHeader id="seafarerId" label={t("seafarerId")} {...head} />
      <SortHeader id="position" label={t("position")} {...head} />
      {isOnBoard ? null : (
        <th scope="col" data-column="vesselType">
          {t("vesselType")}
        </th>
      )}
      <SortHeader id="vessel" label={t(isOnBoard ? "vessel" : "lastVessel")} {...head} />
      <SortHeader id="boardDuration" label={t(`since.${tab}`)} first="desc" {...head} />
      {isOnBoard ? <SortHeader id="plannedOff" label={t("plannedOff")} align="end" {...head} /> : null}
      <SortHeader id="certificateStatus" label={t("certificates")} {...head} />
      <SortHeader id="nextExpiry" label={t("nextExpiry")} align="end" {...head} />
    </tr>
  );
}
