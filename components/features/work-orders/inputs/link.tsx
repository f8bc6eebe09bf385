import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";

/** Link to people with opening balances, previous employers or extra pay. */
export async function PeopleLink() {
  const t = await getTranslations("pay-data");
  return (
    <Button variant="outlined" component={Link} href="/dashboard/payroll-and-contracts/payroll-management/people">
      {t("people.open")}
    </Button>
  );
}
