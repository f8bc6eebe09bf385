import { visibleTo } from "@/lib/features/vessels/queries";
import { findVesselPages } from "@/lib/features/vessels/named-vessels.queries";
import type { SearchKind } from "@/lib/platform/registry/search-kind";

export const searches: readonly SearchKind[] = [
  {
    kind: "plans",
    right: "manning:view",
    page: "/dashboard/manning/planning/0/crew",
    find: findVesselPages("plans", visibleTo, ({ id }) => `/dashboard/manning/planning/${id}/crew`),
  },
];
