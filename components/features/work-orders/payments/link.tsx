import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { runsHref } from "./addresses";

/** Link to the division's payment runs, optionally of a month. */
export async function PaymentRunsLink({ month }: { month?: string }) {
  const t = await getTranslations("payment-runs");
  return (
    <Button variant="outlined" component={Link} href={month ? `${runsHref}?month=${month}` : runsHref}>
      {t("open")}
    </Button>
  );
}
