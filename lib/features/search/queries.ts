import { searchKinds } from "@/db/enums/search";
import { can, type UserActor } from "@/lib/access/actor";
import { landingPageOf } from "@/lib/access/landing-page";
import { canOpen } from "@/lib/access/menu";
import type { SearchKind } from "@/lib/platform/registry/search-kind";
import { kinds } from "./registry";

/** Return the kinds the user may search, in order: readable, with a page they may open. */
export const kindsFor = (actor: UserActor): SearchKind[] =>
  kinds
    .filter(({ right, page }) => can(actor, right) && canOpen(actor, page) && landingPageOf(actor, page) === null)
    .toSorted((one, other) => searchKinds.indexOf(one.kind) - searchKinds.indexOf(other.kind));
