import type { Metadata } from "next";
import { jobMetadata, JobScreen } from "../../../../../(public)/job-screen";
import { readForCache } from "../../../../../(public)/read-public";
import { setEditionLocale } from "../../set-edition-locale";

type Props = { params: Promise<{ edition: string; jobOpeningId: string }> };

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { edition, jobOpeningId } = await params;
  setEditionLocale(edition);
  return jobMetadata({ id: jobOpeningId, read: readForCache });
}

/** A job's page from the page cache. */
export default async function CachedJobPage({ params }: Props) {
  const { edition, jobOpeningId } = await params;
  setEditionLocale(edition);
  return <JobScreen id={jobOpeningId} read={readForCache} />;
}
