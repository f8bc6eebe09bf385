import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NoFeeNotice } from "@/components/features/job-openings/careers/no-fee-notice";
import { Hero } from "@/components/features/job-openings/careers/hero";
import { JobList } from "@/components/features/job-openings/careers/job-list";
import { listingOf, type SearchParams } from "@/components/features/job-openings/careers/list-state";
import { pageLocale } from "@/components/features/job-openings/careers/page-locale";
import { listJobOpeningFilters } from "@/lib/features/job-openings/list-job-opening-filters";
import { listPublicJobOpenings } from "@/lib/features/job-openings/list-public-job-openings";
import { pageMetadata } from "./page-metadata";
import type { ReadPublic } from "./read-public";

export async function careersMetadata(params: SearchParams): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations("careers.site"), pageLocale()]);
  const { page } = listingOf(params);
  const path = page > 1 ? `/?page=${page}` : "/";
  return pageMetadata({ path, title: t("title"), description: t("description"), locale, language: params.lang });
}

/** The careers page, rendered per request or for the cache. */
export async function CareersScreen({ params, read }: { params: SearchParams; read: ReadPublic }) {
  const current = listingOf(params);
  const { page, pageSize, keyword, position, vesselType, city, jobType } = current;
  const [openings, filters] = await Promise.all([
    read(listPublicJobOpenings, {
      pageNumber: page,
      pageSize,
      filterList: keyword,
      position,
      vesselType,
      city,
      jobType,
    }),
    read(listJobOpeningFilters, {}),
  ]);
  return (
    <>
      <Hero />
      <NoFeeNotice />
      <JobList openings={openings} filters={filters} current={current} />
    </>
  );
}
