import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SearchParams } from "@/components/ui/list/list-state";
import { requireUser } from "@/app/dashboard/access/require-user";
import { invoiceWithRows, loadInvoice } from "../rows";

type Props = { params: Promise<{ invoiceId: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { number } = await loadInvoice((await params).invoiceId);
  return { title: (await getTranslations("billing.invoice"))("title", { number }) };
}

export default async function InvoicePage({ params, searchParams }: Props) {
  const [user, route, query] = await Promise.all([requireUser("billing:view"), params, searchParams]);
  return invoiceWithRows({ user, params: query, route });
}
