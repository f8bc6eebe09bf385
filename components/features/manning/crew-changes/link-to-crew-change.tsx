import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/layout/button";
import { BackLink } from "@/components/ui/layout/back-link";
import { changeAddress, type ManningSide } from "../planning/address";

/** Link from a plan to its crew change, for planners. */
export function CrewChangeLink({ side, vesselId }: { side: ManningSide; vesselId: number }) {
  const t = useTranslations("crew-changes");
  return side === "planning" ? (
    <Button variant="outlined" component={BackLink} href={changeAddress(vesselId)}>
      {t("open")}
    </Button>
  ) : null;
}
