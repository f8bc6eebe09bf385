import { redirect } from "next/navigation";
import type { SearchParams } from "@/components/ui/list/list-state";
import type { ViewList } from "@/db/enums/views";
import { findDefaultView } from "@/lib/features/views/find-default-view";
import { viewHref } from "@/lib/features/views/rules";
import { attempt } from "@/lib/platform/transport/attempt";
import { load } from "@/lib/platform/transport/page";

/** A list that is opened without any address opens with the person's view of it, where they chose one; an address asks nothing. */
export async function openDefaultView(list: ViewList, params: SearchParams) {
  if (Object.keys(params).length > 0) return;
  const view = await attempt(load(findDefaultView, { list }));
  if (view) redirect(viewHref(list, view));
}
