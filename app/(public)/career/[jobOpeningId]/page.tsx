import type { Metadata } from "next";
import type { SearchParams } from "@/components/features/job-openings/careers/list-state";
import { load } from "@/lib/platform/transport/page";
import { jobMetadata, JobScreen } from "../../job-screen";

type Props = { params: Promise<{ jobOpeningId: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return jobMetadata({ id: (await params).jobOpeningId, params: await searchParams, read: load });
}

export default async function JobOpeningPage({ params }: Props) {
  return <JobScreen id={(await params).jobOpeningId} read={load} />;
}
