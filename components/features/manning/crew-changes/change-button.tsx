import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { changeAddress, type Side } from "../planning/address";

/** The way from a plan to the days on which it happens, for who plans. */
export function ChangeButton({ side, vesselId }: { side: Side; vesselId: number }) {
  const t = useTranslations("crew-changes");
  return side === "planning" ? (
    <Button variant="outlined" component={Link} href={changeAddress(vesselId)}>
      {t("open")}
    </Button>
  ) : null;
}
