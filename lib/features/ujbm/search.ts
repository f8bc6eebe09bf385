import { findVesselPages } from "@/lib/features/vessels/named-vessels.queries";
import type { SearchKind } from "@/lib/platform/registry/search-kind";
import { visibleTo } from "./queries";

const page = "/dashboard/crew-benefit/ujbm";

export const searches: readonly SearchKind[] = [
  {
    kind: "ujbm",
    right: "ujbm:view",
    page,
    find: findVesselPages("ujbm", visibleTo, ({ name }) => `${page}?${new URLSearchParams({ search: name })}`),
  },
];
