import { cookies } from "next/headers";
import { placedHref } from "@/components/features/crew/list/placed-href";
import { readChoice, tableCookie } from "@/components/ui/list/list-state";
import type { UserActor } from "@/lib/access/actor";
import { findListNeighbours } from "@/lib/features/crew/list/find-list-neighbours";
import { load } from "@/lib/platform/transport/page";
import { attempt } from "@/lib/platform/transport/attempt";
import { backHref, paramsOf, type ListPlace } from "../../list-place";
import { askedOf, offeredTabs, tabOf } from "../../list-query";

export type WayBack = { back: string; previous: string | null; next: string | null };

/**
 * Build the links of a record opened in the list: back to its page, and to the previous and next person on the same
 * tab.
 */
export async function wayBack(user: UserActor, place: ListPlace, employeeId: number, tab: string): Promise<WayBack> {
  const choice = readChoice((await cookies()).get(tableCookie("crew"))?.value);
  const params = paramsOf(place);
  const { list, asked } = askedOf(user, tabOf(params, offeredTabs(user)), params, choice);
  const found = await attempt(
    load(
      findListNeighbours,
      list === "crew" ? { list, asked, employeeId, at: place.at } : { list, asked, employeeId, at: place.at },
    ),
  );
  const hrefOf = (to: { employeeId: number; at: number } | null) =>
    to ? placedHref(to.employeeId, { list: place.list, at: to.at }, tab) : null;
  return {
    back: backHref(place, choice),
    previous: hrefOf(found?.previous ?? null),
    next: hrefOf(found?.next ?? null),
  };
}
