import { cookies } from "next/headers";
import { recordFromListHref } from "@/components/features/crew/list/record-from-list-href";
import { readChoice, tableCookie } from "@/components/ui/list/list-state";
import type { UserActor } from "@/lib/access/actor";
import { findListNeighbours } from "@/lib/features/crew/list/find-list-neighbours";
import { load } from "@/lib/platform/transport/page";
import { orNull } from "@/lib/platform/transport/or-null";
import { backHref, paramsOf, type ListPosition } from "../../list-position";
import { listQueryOf } from "../../list-query";

export type BackNavigation = { back: string; previous: string | null; next: string | null };

/**
 * Build the links of a record opened in the list: back to its page, and to the previous and next person on the same
 * tab.
 */
export async function backNavigation(
  user: UserActor,
  position: ListPosition,
  crewId: number,
  tab: string,
): Promise<BackNavigation> {
  const choice = readChoice((await cookies()).get(tableCookie("crew"))?.value);
  const params = paramsOf(position);
  const { list, input } = listQueryOf(user, params, choice);
  const neighbours = await orNull(
    load(
      findListNeighbours,
      list === "crew"
        ? { list, asked: input, crewId, at: position.at }
        : { list, asked: input, crewId, at: position.at },
    ),
  );
  const hrefOf = (to: { crewId: number; at: number } | null) =>
    to ? recordFromListHref(to.crewId, { list: position.list, at: to.at }, tab) : null;
  return {
    back: backHref(position, choice),
    previous: hrefOf(neighbours?.previous ?? null),
    next: hrefOf(neighbours?.next ?? null),
  };
}
