import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SearchParams } from "@/components/ui/list/list-state";
import { Schedules } from "../../schedules";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("scheduling-lists"))("titles.service-and-administration") };
}

export default function TravelPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return <Schedules entrance="service-and-administration" searchParams={searchParams} />;
}
