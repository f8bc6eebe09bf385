import { redirect } from "next/navigation";
import type { SearchParams } from "@/components/ui/list/list-state";
import type { ViewList } from "@/db/enums/views";
import { findDefaultView } from "@/lib/features/views/find-default-view";
import { viewHref } from "@/lib/features/views/rules";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";

/** Redirect a bare list address to the user's default view, when there is one. */
export async function openDefaultView(list: ViewList, params: SearchParams) {
  if (Object.keys(params).length > 0) return;
  const view = await orNull(load(findDefaultView, { list }));
  if (view) redirect(viewHref(list, view));
}
