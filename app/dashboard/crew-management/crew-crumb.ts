import { getTranslations } from "next-intl/server";
import type { Crumb } from "@/components/ui/layout/breadcrumbs";

/** The crew list, above its work lists. */
export async function crewCrumb(): Promise<Crumb> {
  const t = await getTranslations("crew.screens.list");
  return { label: t("title"), href: "/dashboard/crew-management" };
}
