import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { PrintButton } from "@/components/features/manning/crew-changes/print-button";
import { crewAddress, scheduleAddress } from "@/components/features/manning/planning/address";
import styles from "@/components/features/manning/crew-changes/crew-changes.module.css";
import { DownloadButton } from "@/components/ui/feedback/download-button";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import type { SearchParams } from "@/components/ui/list/list-state";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { requireUser } from "../../../../access/require-user";
import { vesselIdOf } from "../../../../vessel-management/[vesselId]/vessel-id";
import { loadVesselSeats } from "../../../load-vessel-seats";
import { VesselHead } from "../../../vessel-head";
import { crewChange, windowDays, windowOf } from "./list";

const side = "planning";

type Props = { params: Promise<{ vesselId: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [t, plan] = await Promise.all([
    getTranslations("crew-changes"),
    loadVesselSeats(vesselIdOf((await params).vesselId)),
  ]);
  return { title: `${t("title")}: ${plan.vesselName}` };
}

/** Who leaves and who joins a vessel in a period, side by side, and what relievers lack. */
export default async function CrewChangePage({ params, searchParams }: Props) {
  const [user, { vesselId }, query, t, locale] = await Promise.all([
    requireUser("manning:view"),
    params,
    searchParams,
    getTranslations("crew-changes"),
    getLocale(),
  ]);
  const id = vesselIdOf(vesselId);
  const [plan, { context, show }] = await Promise.all([
    loadVesselSeats(id),
    crewChange.open({ user, params: query, route: { vesselId: String(id) } }),
  ]);
  const { page, now } = context;
  const { from, to } = windowDays(query, now, locale);
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
              body={{ vesselId: id, ...windowOf(query, now) }}
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
          page?.change.currentPort,
          t("printed", { date: formatDate(dayOf(now), locale) }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {await show()}
    </div>
  );
}
