import type { Actor } from "@/lib/access/actor";
import { isViewerAmong } from "@/lib/access/roles";
import { extentOf, viewerOf, type Viewer } from "./fields.rules";

/** What a list shows to a role. Lists hold many people, so no row counts as the actor's own record or vessel. */
export type Sight = {
  viewer: Viewer;
  professional: boolean;
  suitability: boolean;
  payroll: boolean;
  medical: boolean;
  finance: boolean;
};

const anybody = { id: 0, vesselId: null };

export function listSight(actor: Actor): Sight {
  const viewer = viewerOf(actor, anybody);
  return {
    viewer,
    professional: extentOf(viewer, "professional") === "full",
    suitability: extentOf(viewer, "suitability") === "full",
    payroll: extentOf(viewer, "payroll") === "full",
    medical: extentOf(viewer, "medical") === "full",
    finance: isViewerAmong(viewer, "finance"),
  };
}

type Terms = {
  certificateStatus?: unknown;
  expiringWithin?: unknown;
  certificates?: unknown;
  expiresIn?: unknown;
  idle?: boolean;
  sort: string;
};

/**
 * Remove filters and sorts the viewer may not use. Without certificates there are no certificate filters; without the
 * register there is no idle filter, because missing people would reveal a bar.
 */
export function withinSight<T extends Terms>(input: T, { professional, suitability }: Sight): T {
  const seen = suitability ? input : { ...input, idle: false };
  if (professional) return seen;
  const byPapers = input.sort === "certificateStatus" || input.sort === "nextExpiry";
  const none = {
    certificateStatus: undefined,
    expiringWithin: undefined,
    certificates: undefined,
    expiresIn: undefined,
  };
  return { ...seen, ...none, sort: byPapers ? "name" : input.sort };
}
