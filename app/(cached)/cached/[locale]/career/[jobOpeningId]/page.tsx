import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { jobMetadata, JobScreen } from "../../../../../(public)/job-screen";
import { readForCache } from "../../../../../(public)/read-public";

type Props = { params: Promise<{ locale: string; jobOpeningId: string }> };

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, jobOpeningId } = await params;
  setRequestLocale(locale);
  return jobMetadata({ id: jobOpeningId, read: readForCache });
}

/** A job's page, kept in the page cache. */
export default async function CachedJobPage({ params }: Props) {
  const { locale, jobOpeningId } = await params;
  setRequestLocale(locale);
  return <JobScreen id={jobOpeningId} read={readForCache} />;
}
