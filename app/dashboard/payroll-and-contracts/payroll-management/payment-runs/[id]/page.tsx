import { notFound } from "next/navigation";
import type { SearchParams } from "@/components/ui/list/list-state";
import { isId } from "../../../../filter-bar";
import { requireUser } from "@/app/dashboard/access/require-user";
import { paymentRuns } from "../list";
import { runWithTransfers } from "../transfers";

type Props = { params: Promise<{ id: string }>; searchParams: Promise<SearchParams> };

export const generateMetadata = paymentRuns.generateMetadata;

export default async function PaymentRunPage({ params, searchParams }: Props) {
  const [user, route, query] = await Promise.all([requireUser("work-orders:payments"), params, searchParams]);
  if (!isId(route.id)) notFound();
  return runWithTransfers({ user, params: query, route });
}
