import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SearchParams } from "@/components/ui/list/list-state";
import { VesselList } from "../../vessel-list";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("planning.sides"))("approval-crew") };
}

export default async function ApprovalCrewPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return <VesselList side="approval-crew" params={await searchParams} />;
}
