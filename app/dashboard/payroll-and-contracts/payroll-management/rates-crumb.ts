import { getTranslations } from "next-intl/server";
import type { Crumb } from "@/components/ui/layout/breadcrumbs";

/** The rates, above the lists of pay. */
export async function ratesCrumb(): Promise<Crumb> {
  const t = await getTranslations("rates");
  return { label: t("title"), href: "/dashboard/payroll-and-contracts/payroll-management" };
}
