import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { CrewChangeTable } from "@/components/features/manning/crew-changes/leavers-and-joiners-table";
import { MoveBar } from "@/components/features/manning/crew-changes/move-bar";
import { PrintButton } from "@/components/features/manning/crew-changes/print-button";
import { WindowChooser } from "@/components/features/manning/crew-changes/window-chooser";
import { changeAddress, crewAddress, scheduleAddress } from "@/components/features/manning/planning/address";
import styles from "@/components/features/manning/crew-changes/crew-changes.module.css";
import { DownloadButton } from "@/components/ui/feedback/download-button";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { emptyStateOf } from "@/components/ui/list/empty-state";
import { readChoice, tableCookie, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { SelectionFrame } from "@/components/ui/list/selection/frame";
import { can } from "@/lib/access/actor";
import { isMovable } from "@/lib/features/manning/crew-changes/move-dates.rules";
import { listCrewChange } from "@/lib/features/manning/crew-changes/list-crew-change";
import type { CrewChange } from "@/lib/features/manning/crew-changes/schema";
import { parseWindow } from "@/lib/features/manning/crew-changes/date-window.rules";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { addDays } from "@/lib/platform/calendar/days";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { requireUser } from "../../../../access/require-user";
import { vesselIdOf } from "../../../../vessel-management/[vesselId]/vessel-id";
import { gapRights } from "../../../gap-rights";
import { loadVesselSeats } from "../../../load-vessel-seats";
import { VesselHead } from "../../../vessel-head";

const table = "crew-change";
const side = "planning";

type Props = { params: Promise<{ vesselId: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [t, plan] = await Promise.all([
    getTranslations("crew-changes"),
    loadVesselSeats(vesselIdOf((await params).vesselId)),
  ]);
  return { title: `${t("title")}: ${plan.vesselName}` };
}

/** Drop the missing certificates from the data of the move dialog, because the page already shows them. */
const withoutLacks = (change: CrewChange): CrewChange => ({
  ...change,
  joining: change.joining && { ...change.joining, missing: [] },
});

/** Who leaves and who joins a vessel in a period, side by side, and what relievers lack. */
export default async function CrewChangePage({ params, searchParams }: Props) {
  const [user, { vesselId }, query, cookieStore, t, locale] = await Promise.all([
    requireUser("manning:view"),
    params,
    searchParams,
    cookies(),
    getTranslations("crew-changes"),
    getLocale(),
  ]);
  const id = vesselIdOf(vesselId);
  const today = dayOf(new Date());
  const window = parseWindow(valueOf(query, "from"), valueOf(query, "to"), today);
  const [plan, list] = await Promise.all([
    loadVesselSeats(id),
    orNull(load(listCrewChange, { vesselId: id, ...window })),
  ]);
  const gaps = await gapRights(
    user,
    (list?.rows ?? []).flatMap((row) => (row.isUncovered ? [row.jobPositionId] : [])),
  );
  const mayMove = can(user, "manning:change");
  const movable = mayMove ? (list?.rows ?? []).filter(isMovable).map(withoutLacks) : [];
  const [from, to] = [formatDate(window.from, locale), formatDate(window.to, locale)];
  return (
    <div className={styles.sheet}>
      <VesselHead
        side={side}
        plan={plan}
        title={t("title")}
        chart
        action={
          <>
            <Button variant="outlined" component={Link} href={scheduleAddress(side, id)}>
              {t("chart")}
            </Button>
            <Button variant="outlined" component={Link} href={crewAddress(side, id)}>
              {t("crewTable")}
            </Button>
            <PrintButton label={t("print")} />
            <DownloadButton
              address="/PMSol/v1/GenerateExcel/GenerateVesselCrewChange"
              body={{ vesselId: id, ...window }}
              label={t("excel")}
            />
          </>
        }
      />
      <h2 className={styles.title}>{t("sheetTitle", { vessel: plan.vesselName, period: `${from} – ${to}` })}</h2>
      <p className={styles.facts}>
        {[
          inLanguage(locale, { en: plan.vesselType, id: plan.vesselTypeNameId }),
          plan.principal,
          list?.currentPort,
          t("printed", { date: formatDate(today, locale) }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <SelectionFrame scope={`${window.from} ${window.to}`}>
        <ListTable
          name={table}
          label={t("title")}
          choice={readChoice(cookieStore.get(tableCookie(table))?.value)}
          emptyState={emptyStateOf(list?.rows, {
            title: t("empty"),
            text: t("emptyText", { from, to }),
            action: {
              href: changeAddress(id, { from: window.from, to: addDays(window.from, 90) }),
              label: t("longer"),
            },
          })}
          tools={
            <>
              <WindowChooser window={window} today={today} />
              {list ? (
                <p className={styles.counts} role="status">
                  {t("counted", list.counts)}
                </p>
              ) : null}
            </>
          }
        >
          {list ? (
            <CrewChangeTable
              list={list}
              today={today}
              rights={{ mayOpenCrew: can(user, "crew:view"), mayMove, ...gaps }}
            />
          ) : null}
        </ListTable>
        <MoveBar
          vesselId={id}
          changes={movable}
          principal={plan.principal}
          today={today}
          maySetPort={can(user, "scheduling:write")}
        />
      </SelectionFrame>
    </div>
  );
}
