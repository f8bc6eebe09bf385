import { useTranslations } from "next-intl";
import { OptionalLink } from "@/components/ui/layout/optional-link";
import type { VesselRow } from "@/lib/features/preparation/vessels/schema";
import { joinerAddress } from "../addresses";
import { NextStep } from "../next-step";

/** Show the joiner with the most urgent missing item and how many others are not ready. */
export function MostOverdue({ row: { vesselId, latest, open, numberOfCrew } }: { row: VesselRow }) {
  const t = useTranslations("preparation-joiners");
  if (!latest) return <span data-muted="">{t(numberOfCrew > 0 ? "allReady" : "noJoiner")}</span>;
  return (
    <>
      <OptionalLink href={joinerAddress(vesselId, latest.crewId)}>{latest.employeeFullName}</OptionalLink>
      {" · "}
      <NextStep step={latest} />
      {open > 1 ? <span data-muted=""> {t("moreOpen", { count: open - 1 })}</span> : null}
    </>
  );
}
