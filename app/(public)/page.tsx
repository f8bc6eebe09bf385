import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FeeFree } from "@/components/features/job-openings/public/fee-free";
import { Hero } from "@/components/features/job-openings/public/hero";
import { JobList } from "@/components/features/job-openings/public/job-list";
import { listingOf, type SearchParams } from "@/components/features/job-openings/public/listing";
import { pageLocale } from "@/components/features/job-openings/public/page-locale";
import { listJobOpeningFilters } from "@/lib/features/job-openings/list-job-opening-filters";
import { listPublicJobOpenings } from "@/lib/features/job-openings/list-public-job-openings";
import { load } from "@/lib/platform/transport/page";
import { pageMetadata } from "./page-metadata";

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [t, locale, params] = await Promise.all([getTranslations("careers.site"), pageLocale(), searchParams]);
  const { page } = listingOf(params);
  const path = page > 1 ? `/?page=${page}` : "/";
  return pageMetadata({ path, title: t("title"), description: t("description"), locale, language: params.lang });
}

export default async function CareersPage({ searchParams }: Props) {
  const current = listingOf(await searchParams);
  const { page, pageSize, keyword, position, vesselType, city, jobType } = current;
  const [openings, filters] = await Promise.all([
    load(listPublicJobOpenings, { pageNumber: page, pageSize, filterList: keyword, position, vesselType, city, jobType }),
    load(listJobOpeningFilters, {}),
  ]);
  return (
    <>
      <Hero />
      <FeeFree />
      <JobList openings={openings} filters={filters} current={current} />
    </>
  );
}
