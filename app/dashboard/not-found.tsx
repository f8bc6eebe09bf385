import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { ScreenMessage } from "@/components/ui/layout/screen-message";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("shell.notFound"))("title") };
}

export default async function NotFound() {
  const t = await getTranslations("shell.notFound");
  return (
    <ScreenMessage title={t("title")} text={t("text")}>
      <Button variant="contained" component={Link} href="/dashboard">
        {t("back")}
      </Button>
    </ScreenMessage>
  );
}
