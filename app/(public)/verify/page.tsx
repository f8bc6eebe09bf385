import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { VerifyPage } from "@/components/features/evidence/verify-page";
import type { SearchParams } from "@/components/features/job-openings/careers/list-state";
import { pageLocale } from "@/components/features/job-openings/careers/page-locale";
import { listPublicKeys } from "@/lib/features/evidence/list-public-keys";
import { load } from "@/lib/platform/transport/page";
import { pageMetadata } from "../page-metadata";

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [t, locale, params] = await Promise.all([getTranslations("evidence.verify"), pageLocale(), searchParams]);
  return pageMetadata({ path: "/verify", title: t("title"), description: t("lead"), locale, language: params.lang });
}

export default async function Page() {
  const [keys, locale] = await Promise.all([load(listPublicKeys, {}), pageLocale()]);
  return <VerifyPage keys={keys} locale={locale} />;
}
