import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { runsHref } from "./addresses";

/** To the payment runs of the division, of a month where one is named. */
export async function RunsLink({ month }: { month?: string }) {
  const t = await getTranslations("payment-runs");
  return (
    <Button variant="outlined" component={Link} href={month ? `${runsHref}?month=${month}` : runsHref}>
      {t("open")}
    </Button>
  );
}
