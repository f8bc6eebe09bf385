import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { ImportScreen } from "@/components/features/crew/import/screen";
import { DownloadButton } from "@/components/ui/feedback/download-button";
import { PageHeader } from "@/components/ui/layout/page-header";
import { ThemeFrame } from "@/components/ui/layout/theme-frame";
import { requireUser } from "../../access/require-user";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("crew-import"))("title") };
}

/** Show the import of people and certificates from another system: check the file, then import. product 2.4 */
export default async function ImportPage() {
  await requireUser("crew:import");
  const [t, crew, shell] = await Promise.all([
    getTranslations("crew-import"),
    getTranslations("crew.screens.list"),
    getTranslations("shell"),
  ]);
  const crumbs = [
    { label: shell("menu.dashboard"), href: "/dashboard" },
    { label: crew("title"), href: "/dashboard/crew-management" },
  ];
  return (
    <>
      <PageHeader
        crumbs={crumbs}
        title={t("title")}
        lead={t("intro")}
        action={
          <DownloadButton address="/PMSol/v1/Employee/DownloadEmployeeImportTemplate" label={t("template.download")} />
        }
      />
      <PageTexts now={["crew-import"]}>
        <ThemeFrame>
          <ImportScreen />
        </ThemeFrame>
      </PageTexts>
    </>
  );
}
