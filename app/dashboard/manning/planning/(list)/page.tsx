import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SearchParams } from "@/components/ui/list/list-state";
import { VesselList } from "../../vessel-list";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("planning.sides"))("planning") };
}

export default async function PlanningPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return <VesselList side="planning" params={await searchParams} />;
}
