import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { requireUser } from "@/app/dashboard/access/require-user";
import { ageing, invoices } from "../list";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("billing.invoicesPage"))("title") };
}

/** Invoices of locked months with open amounts, and the ageing list by principal. product 5.14 */
export default async function InvoicesPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [user, params] = await Promise.all([requireUser("billing:view"), searchParams]);
  const shown = valueOf(params, "tab") === "ageing" ? ageing : invoices;
  return shown({ user, params });
}
