import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/layout/button";
import { KeptLink } from "@/components/ui/layout/kept-link";
import { changeAddress, type Side } from "../planning/address";

/** The way from a plan to the days on which it happens, for who plans. */
export function ChangeButton({ side, vesselId }: { side: Side; vesselId: number }) {
  const t = useTranslations("crew-changes");
  return side === "planning" ? (
    <Button variant="outlined" component={KeptLink} href={changeAddress(vesselId)}>
      {t("open")}
    </Button>
  ) : null;
}
