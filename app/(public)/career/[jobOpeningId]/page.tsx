import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { ClosedNotice } from "@/components/features/job-openings/public/closed-notice";
import { FeeFree } from "@/components/features/job-openings/public/fee-free";
import { JobDetail } from "@/components/features/job-openings/public/job-detail";
import { jobPosting, scriptJson } from "@/components/features/job-openings/public/job-posting";
import type { SearchParams } from "@/components/features/job-openings/public/listing";
import { jobTypeName, positionName } from "@/components/features/job-openings/public/opening-names";
import { pageLocale } from "@/components/features/job-openings/public/page-locale";
import { SimilarOpenings } from "@/components/features/job-openings/public/similar-openings";
import { getPublicJobOpening } from "@/lib/features/job-openings/get-public-job-opening";
import { listPublicJobOpenings } from "@/lib/features/job-openings/list-public-job-openings";
import { jobOpeningId, type JobOpening } from "@/lib/features/job-openings/schema";
import { siteUrl } from "@/lib/platform/mail/outbox";
import { load } from "@/lib/platform/transport/page";
import { pageMetadata } from "../../page-metadata";

type Props = { params: Promise<{ jobOpeningId: string }>; searchParams: Promise<SearchParams> };

const openingOf = cache(async (text: string): Promise<JobOpening> => {
  const asked = jobOpeningId.safeParse({ id: text });
  if (!/^[1-9]\d*$/.test(text) || !asked.success) notFound();
  return load(getPublicJobOpening, asked.data);
});

const similarShown = 3;

async function similarTo({ shipId, jobPositionMarineId, jobPositionTankerId }: JobOpening): Promise<JobOpening[]> {
  const position = jobPositionMarineId ?? jobPositionTankerId ?? undefined;
  const [samePosition, sameVessel] = await Promise.all([
    load(listPublicJobOpenings, { position, pageSize: similarShown }),
    load(listPublicJobOpenings, { vesselType: shipId, pageSize: similarShown }),
  ]);
  const byId = new Map([...samePosition.rows, ...sameVessel.rows].map((row) => [row.id, row]));
  return [...byId.values()].slice(0, similarShown);
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [opening, query, locale] = await Promise.all([params.then(({ jobOpeningId: id }) => openingOf(id)), searchParams, pageLocale()]);
  const [t, list] = await Promise.all([getTranslations("careers.detail"), getTranslations("careers.list")]);
  const values = {
    position: positionName(opening, locale),
    vesselType: opening.shipName,
    city: opening.cityName ?? "",
    jobType: jobTypeName(opening, locale),
    experience: list("years", { count: opening.yearsOfExperience }),
  };
  const description = t(opening.cityName ? "description" : "descriptionNowhere", values);
  const metadata = pageMetadata({ path: opening.url, title: t("title", values), description, locale, language: query.lang });
  return opening.isOpen ? metadata : { ...metadata, robots: { index: false } };
}

export default async function JobOpeningPage({ params }: Props) {
  const opening = await openingOf((await params).jobOpeningId);
  if (!opening.isOpen) {
    return (
      <JobDetail opening={opening} notice={<ClosedNotice />}>
        <SimilarOpenings openings={await similarTo(opening)} />
      </JobDetail>
    );
  }
  return (
    <>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(jobPosting(opening, siteUrl("/"))) }} />
      <JobDetail opening={opening} notice={<FeeFree />} />
    </>
  );
}
