import type { Actor } from "@/lib/access/actor";
import { isViewerAmong } from "@/lib/access/roles";
import { extentOf, viewerOf, type Viewer } from "../fields.rules";

/** What a list shows to a role. Lists hold many people, so no row counts as the actor's own record or vessel. */
export type ListVisibility = {
  viewer: Viewer;
  professional: boolean;
  suitability: boolean;
  identity: boolean;
  payroll: boolean;
  medical: boolean;
  finance: boolean;
};

const anyPerson = { id: 0, vesselId: null };

export function listVisibility(actor: Actor): ListVisibility {
  const viewer = viewerOf(actor, anyPerson);
  return {
    viewer,
    professional: extentOf(viewer, "professional") === "full",
    suitability: extentOf(viewer, "suitability") === "full",
    identity: extentOf(viewer, "identity") === "full",
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

/** Return the sort a viewer may use: family names as in the passport order a list only for those who see them. */
export const visibleNameSort = <S extends string>(
  sort: S,
  { identity }: Pick<ListVisibility, "identity">,
): S | "name" => (sort === "familyName" && !identity ? "name" : sort);

/**
 * Remove filters and sorts the viewer may not use. Without certificates there are no certificate filters; without the
 * register there is no idle filter, because missing people would reveal a bar.
 */
export function withVisibleFilters<T extends Terms>(given: T, visibility: ListVisibility): T {
  const { professional, suitability } = visibility;
  const input = { ...given, sort: visibleNameSort(given.sort, visibility) };
  const visibleInput = suitability ? input : { ...input, idle: false };
  if (professional) return visibleInput;
  const sortsByExpiry = input.sort === "certificateStatus" || input.sort === "nextExpiry";
  const withoutCertificateFilters = {
    certificateStatus: undefined,
    expiringWithin: undefined,
    certificates: undefined,
    expiresIn: undefined,
  };
  return { ...visibleInput, ...withoutCertificateFilters, sort: sortsByExpiry ? "name" : input.sort };
}
