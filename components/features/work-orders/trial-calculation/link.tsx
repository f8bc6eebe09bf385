import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";

/** Link to the test calculation of tables. */
export async function TrialLink() {
  const t = await getTranslations("work-orders.try");
  return (
    <Button variant="outlined" component={Link} href="/dashboard/payroll-and-contracts/payroll-management/try">
      {t("open")}
    </Button>
  );
}
