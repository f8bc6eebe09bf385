import { useTranslations } from "next-intl";
import { OptionalLink } from "@/components/ui/layout/optional-link";
import type { VesselRow } from "@/lib/features/scheduling/vessels/schema";
import { detailsAddress, tabOfState, type SchedulingSection } from "./section-addresses";
import { TravelDay } from "./travel-day";

const missingStates = ["1", "2", "4", "5"] as const;

/** Show who is missing what and by when, and how many others. */
export function MostUrgent({ entrance, row }: { entrance: SchedulingSection; row: VesselRow }) {
  const t = useTranslations("scheduling-lists");
  const { latest, vesselId, open } = row;
  if (!latest) return <span data-muted="">{t(open > 0 ? "allSet" : "noPeople")}</span>;
  const { employeeSchedulingStatusId: state } = latest;
  const missingState = missingStates.find((id) => id === String(state)) ?? "1";
  return (
    <>
      <OptionalLink href={detailsAddress(entrance, { ...latest, vesselId }, { tab: tabOfState(entrance, state) })}>
        {latest.name}
      </OptionalLink>
      {" · "}
      {t(`lacks.${missingState}`)} <TravelDay date={latest.day} daysLeft={latest.daysLeft} isJoining={state < 4} />
      {row.lacking > 1 ? <span data-muted=""> {t("moreLacking", { count: row.lacking - 1 })}</span> : null}
    </>
  );
}
