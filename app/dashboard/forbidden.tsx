import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ForbiddenScreen } from "@/components/features/dashboard/shell/forbidden-screen";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("shell.forbidden");
  return { title: t("title"), description: t("text") };
}

export default function Forbidden() {
  return <ForbiddenScreen />;
}
