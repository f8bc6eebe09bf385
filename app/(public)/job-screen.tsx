import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { ClosedNotice } from "@/components/features/job-openings/job/closed-notice";
import { NoFeeNotice } from "@/components/features/job-openings/careers/no-fee-notice";
import { JobDetail } from "@/components/features/job-openings/job/detail";
import { jobPosting, scriptJson, type PostingLabels } from "@/components/features/job-openings/job/posting";
import type { SearchParams } from "@/components/features/job-openings/careers/list-state";
import { jobTypeName, positionName, vesselTypeName } from "@/components/features/job-openings/careers/opening-names";
import { pageLocale } from "@/components/features/job-openings/careers/page-locale";
import { SimilarOpenings } from "@/components/features/job-openings/job/similar-openings";
import { getPublicJobOpening } from "@/lib/features/job-openings/get-public-job-opening";
import { listPublicJobOpenings } from "@/lib/features/job-openings/list-public-job-openings";
import { jobOpeningId, type JobOpening } from "@/lib/features/job-openings/schema";
import { sizeName } from "@/lib/features/lookups/size-name.rules";
import { siteUrl } from "@/lib/platform/mail/outbox";
import { pageMetadata } from "./page-metadata";
import type { ReadPublic } from "./read-public";

type JobReader = { id: string; read: ReadPublic };

const openingOf = cache(async (id: string, read: ReadPublic): Promise<JobOpening> => {
  const parsedId = jobOpeningId.safeParse({ id });
  if (!/^[1-9]\d*$/.test(id) || !parsedId.success) notFound();
  return read(getPublicJobOpening, parsedId.data);
});

const maxSimilar = 3;

async function similarOpenings(
  { vesselTypeId, jobPositionMarineId, jobPositionTankerId }: JobOpening,
  read: ReadPublic,
): Promise<JobOpening[]> {
  const position = jobPositionMarineId ?? jobPositionTankerId ?? undefined;
  const [samePosition, sameVessel] = await Promise.all([
    read(listPublicJobOpenings, { position, pageSize: maxSimilar }),
    read(listPublicJobOpenings, { vesselType: vesselTypeId, pageSize: maxSimilar }),
  ]);
  const byId = new Map([...samePosition.rows, ...sameVessel.rows].map((row) => [row.id, row]));
  return [...byId.values()].slice(0, maxSimilar);
}

async function postingLabels(opening: JobOpening): Promise<PostingLabels> {
  const [t, locale] = await Promise.all([getTranslations("careers.detail"), pageLocale()]);
  const values = {
    position: positionName(opening, locale),
    vesselType: vesselTypeName(opening, locale),
    vesselSize: sizeName(opening.vesselSize, locale),
    jobType: jobTypeName(opening, locale),
    city: opening.cityName ?? "",
  };
  return {
    position: values.position,
    summary: t(opening.cityName ? "posting" : "postingNowhere", values),
    requirements: (list) => t("requirements", { list }),
  };
}

export async function jobMetadata({
  params = {},
  ...jobReader
}: JobReader & { params?: SearchParams }): Promise<Metadata> {
  const [opening, locale] = await Promise.all([openingOf(jobReader.id, jobReader.read), pageLocale()]);
  const [t, list] = await Promise.all([getTranslations("careers.detail"), getTranslations("careers.list")]);
  const values = {
    position: positionName(opening, locale),
    vesselType: vesselTypeName(opening, locale),
    city: opening.cityName ?? "",
    jobType: jobTypeName(opening, locale),
    experience: list("years", { count: opening.yearsOfExperience }),
  };
  const description = t(opening.cityName ? "description" : "descriptionNowhere", values);
  const metadata = pageMetadata({
    path: opening.url,
    title: t("title", values),
    description,
    locale,
    language: params.lang,
  });
  return opening.isOpen ? metadata : { ...metadata, robots: { index: false } };
}

/** A job's page, rendered per request or for the cache. */
export async function JobScreen(jobReader: JobReader) {
  const opening = await openingOf(jobReader.id, jobReader.read);
  if (!opening.isOpen) {
    return (
      <JobDetail opening={opening} notice={<ClosedNotice />}>
        <SimilarOpenings openings={await similarOpenings(opening, jobReader.read)} />
      </JobDetail>
    );
  }
  return (
    <>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{
          __html: scriptJson(jobPosting(opening, await postingLabels(opening), siteUrl("/"))),
        }}
      />
      <JobDetail opening={opening} notice={<NoFeeNotice />} />
    </>
  );
}
