import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SearchParams } from "@/components/ui/list/list-state";
import { requireUser } from "@/app/dashboard/access/require-user";
import { loadStatement, statementOfYear } from "../list";

type Props = { params: Promise<{ principalId: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { principal } = await loadStatement((await params).principalId, await searchParams);
  return { title: (await getTranslations("billing.statement"))("title", { principal }) };
}

export default async function StatementPage({ params, searchParams }: Props) {
  const [user, route, query] = await Promise.all([requireUser("billing:view"), params, searchParams]);
  return statementOfYear({ user, params: query, route });
}
