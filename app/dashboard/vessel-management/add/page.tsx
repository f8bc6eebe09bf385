import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { VesselForm } from "@/components/features/vessels/form/vessel-form";
import { PageHeader } from "@/components/ui/layout/page-header";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { requireUser } from "../../access/require-user";
import { vesselOptions } from "../form-options";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("vessels.form"))("add") };
}

export default async function AddVesselPage() {
  const user = await requireUser("vessels:add");
  const [t, shell, locale] = await Promise.all([getTranslations("vessels"), getTranslations("shell"), getLocale()]);
  const options = await vesselOptions(user.divisionId, locale);
  const crumbs = [
    { label: shell("menu.dashboard"), href: "/dashboard" },
    { label: t("list.title"), href: "/dashboard/vessel-management" },
  ];
  return (
    <>
      <PageHeader crumbs={crumbs} title={t("form.add")} />
      <PageTexts now={["vessels", "lookups", "errors", "shell.form"]}>
        <VesselForm vessel={null} options={options} backTo="/dashboard/vessel-management" />
      </PageTexts>
    </>
  );
}
