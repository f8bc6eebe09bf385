import type { Locale } from "next-intl";
import { Between, isHandover, Joins, Leaves, MissingOrGap } from "@/components/features/manning/crew-changes/cells";
import styles from "@/components/features/manning/crew-changes/crew-changes.module.css";
import { MoveBar } from "@/components/features/manning/crew-changes/move-bar";
import { rowId } from "@/components/features/manning/crew-changes/row-id";
import { WindowChooser } from "@/components/features/manning/crew-changes/window-chooser";
import { changeAddress, seatAddress } from "@/components/features/manning/planning/address";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { can } from "@/lib/access/actor";
import { parseWindow } from "@/lib/features/manning/crew-changes/date-window.rules";
import { listCrewChange } from "@/lib/features/manning/crew-changes/list-crew-change";
import { isMovable } from "@/lib/features/manning/crew-changes/move-dates.rules";
import type { CrewChange } from "@/lib/features/manning/crew-changes/schema";
import { addDays, dayOf, formatDate, isDay } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { load } from "@/lib/platform/transport/page";
import { hidden } from "../../../../list-screen/filters";
import { list } from "../../../../list-screen/list-screen";
import { selection } from "../../../../list-screen/selection";
import { gapRights } from "../../../gap-rights";
import { loadVesselSeats } from "../../../load-vessel-seats";

/** Read the days of the list from the address. */
export const windowOf = (params: SearchParams, now: Date) =>
  parseWindow(valueOf(params, "from"), valueOf(params, "to"), dayOf(now));
/** The window in words, as the sheet and the empty list say it. */
export function windowDays(params: SearchParams, now: Date, locale: Locale) {
  const { from, to } = windowOf(params, now);
  return { from: formatDate(from, locale), to: formatDate(to, locale) };
}

const nameOf = (row: CrewChange, locale: Locale) =>
  inLanguage(locale, { en: row.jobPositionName, id: row.jobPositionNameId });
/** Drop the missing certificates from the data of the move dialog, because the page already shows them. */
const withoutLacks = (change: CrewChange): CrewChange => ({
  ...change,
  joining: change.joining && { ...change.joining, missing: [] },
});

/** One row per seat: leaver, joiner, days between them and missing items of the reliever. */
export const crewChange = list({
  name: "crew-change",
  texts: "crew-changes",
  isWhole: true,
  filters: { from: hidden(isDay, { arranges: true }), to: hidden(isDay, { arranges: true }) },
  load: async (_, { user, params, now, route }) => {
    const vesselId = Number(route.vesselId);
    const [plan, change] = await Promise.all([
      loadVesselSeats(vesselId),
      load(listCrewChange, { vesselId, ...windowOf(params, now) }),
    ]);
    const gaps = await gapRights(
      user,
      change.rows.flatMap((row) => (row.isUncovered ? [row.jobPositionId] : [])),
    );
    const { rows } = change;
    return { rows, total: rows.length, change, plan, gaps, isInOperation: change.status === "in-operation" };
  },
}).view({
  label: "title",
  keyOf: rowId,
  rowOf: ({ isUncovered }, _, cells) => (
    <tr className={styles.row} data-uncovered={isUncovered || undefined}>
      {cells}
    </tr>
  ),
  columns: [
    {
      id: "position",
      label: "columns.position",
      card: "title",
      text: (row, { locale }) => `${nameOf(row, locale)}${row.sequence > 1 ? ` ${row.sequence}` : ""}`,
      href: ({ vesselCrewId }, { route }) => seatAddress("planning", Number(route.vesselId), vesselCrewId),
    },
    {
      id: "leaves",
      label: "columns.leaves",
      card: "fact",
      cell: (row, { route, now, user }) => (
        <Leaves row={row} vesselId={Number(route.vesselId)} today={dayOf(now)} mayOpenCrew={can(user, "crew:view")} />
      ),
    },
    {
      id: "between",
      label: "columns.between",
      card: ({ daysBetween }) => (isHandover(daysBetween) ? undefined : "fact"),
      cell: ({ daysBetween }) => <Between days={daysBetween} />,
    },
    {
      id: "joins",
      label: "columns.joins",
      card: "fact",
      cell: (row, { route, now, user }) => (
        <Joins row={row} vesselId={Number(route.vesselId)} today={dayOf(now)} mayOpenCrew={can(user, "crew:view")} />
      ),
    },
    {
      id: "missing",
      label: "columns.missing",
      card: ({ joining, isUncovered }) => (joining?.onBoard === null || isUncovered ? "fact" : undefined),
      cell: (row, { page, locale, now }) =>
        page ? (
          <MissingOrGap
            row={row}
            seat={{ position: nameOf(row, locale), vesselTypeId: page.change.vesselTypeId, today: dayOf(now) }}
            gaps={page.isInOperation ? page.gaps : null}
          />
        ) : null,
    },
  ],
  selection: selection({
    when: ({ user, page }) => can(user, "manning:change") && Boolean(page?.isInOperation && page.rows.some(isMovable)),
    row: (row, { locale }) => (isMovable(row) ? { id: rowId(row), name: nameOf(row, locale) } : null),
    bar: ({ page, user, now }) =>
      page ? (
        <MoveBar
          vesselId={page.change.vesselId}
          changes={page.rows.filter(isMovable).map(withoutLacks)}
          principal={page.plan.principal}
          today={dayOf(now)}
          maySetPort={can(user, "scheduling:write")}
        />
      ) : null,
  }),
  tools: ({ params, now, page, t }) => (
    <>
      <WindowChooser window={windowOf(params, now)} today={dayOf(now)} />
      {page ? (
        <p className={styles.counts} role="status">
          {t("counted", page.change.counts)}
        </p>
      ) : null}
    </>
  ),
  empty: {
    title: "empty",
    text: ({ t, params, now, locale }) => t("emptyText", windowDays(params, now, locale)),
    next: ({ t, params, now, route }) => {
      const { from } = windowOf(params, now);
      return (
        <Button
          variant="outlined"
          component={Link}
          href={changeAddress(Number(route.vesselId), { from, to: addDays(from, 90) })}
        >
          {t("longer")}
        </Button>
      );
    },
  },
});
