import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/layout/button";
import { KeptLink } from "@/components/ui/layout/kept-link";
import { changeAddress, type Side } from "../planning/address";

/** Link from a plan to its crew change, for planners. */
export function ChangeButton({ side, vesselId }: { side: Side; vesselId: number }) {
  const t = useTranslations("crew-changes");
  return side === "planning" ? (
    <Button variant="outlined" component={KeptLink} href={changeAddress(vesselId)}>
      {t("open")}
    </Button>
  ) : null;
}
