import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SearchParams } from "@/components/ui/list/list-state";
import { Schedules } from "../../../schedules";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("scheduling-lists"))("titles.onboard-scheduling") };
}

export default function SchedulingPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return <Schedules entrance="onboard-scheduling" searchParams={searchParams} />;
}
