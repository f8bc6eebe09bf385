import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";

/** Link to the pay differences of locked months. */
export async function DifferencesLink() {
  const t = await getTranslations("pay-differences");
  return (
    <Button variant="outlined" component={Link} href="/dashboard/payroll-and-contracts/payroll-management/differences">
      {t("open")}
    </Button>
  );
}
