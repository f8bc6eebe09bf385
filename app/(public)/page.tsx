import type { Metadata } from "next";
import type { SearchParams } from "@/components/features/job-openings/careers/list-state";
import { load } from "@/lib/platform/transport/page";
import { careersMetadata, CareersScreen } from "./careers-screen";

type Props = { searchParams: Promise<SearchParams> };

export const generateMetadata = async ({ searchParams }: Props): Promise<Metadata> =>
  careersMetadata(await searchParams);

export default async function CareersPage({ searchParams }: Props) {
  return <CareersScreen params={await searchParams} read={load} />;
}
