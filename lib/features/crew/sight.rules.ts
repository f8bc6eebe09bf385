import type { Actor } from "@/lib/access/actor";
import { extentOf, viewerOf, type Viewer } from "./fields.rules";

/** What a list shows to a role: lists hold many people, so nobody in it is the actor's own record or vessel. */
export type Sight = { viewer: Viewer; professional: boolean; suitability: boolean; payroll: boolean; finance: boolean };

const anybody = { id: 0, vesselId: null };

export function listSight(actor: Actor): Sight {
  const viewer = viewerOf(actor, anybody);
  return {
    viewer,
    professional: extentOf(viewer, "professional") === "full",
    suitability: extentOf(viewer, "suitability") === "full",
    payroll: extentOf(viewer, "payroll") === "full",
    finance: viewer === "FN",
  };
}

type PaperTerms = { certificateStatus?: unknown; expiringWithin?: unknown; sort: string };

/** Who does not see certificates cannot filter or sort by them either. */
export function withinSight<T extends PaperTerms>(input: T, { professional }: Sight): T {
  if (professional) return input;
  const byPapers = input.sort === "certificateStatus" || input.sort === "nextExpiry";
  return { ...input, certificateStatus: undefined, expiringWithin: undefined, sort: byPapers ? "name" : input.sort };
}
