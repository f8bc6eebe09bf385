import type { ReactNode } from "react";
import { FilterChips } from "@/components/ui/list/filter-chips";
import { ListFilters } from "@/components/ui/list/list-filters";
import { ListSearch } from "@/components/ui/list/list-search";
import type { Narrowing } from "./narrowing";

type Props = { label: string; narrowing: Narrowing | null; pageKeys?: string[]; children?: ReactNode };

/** The search of a list and its filters with their chips, which stay away when their choices could not be read; what else a list offers comes behind. */
export function ListTools({ label, narrowing, pageKeys = ["pageIndex"], children }: Props) {
  return (
    <>
      <ListSearch label={label} />
      {narrowing ? (
        <>
          <ListFilters
            texts={narrowing.texts}
            selects={narrowing.selects}
            checks={narrowing.checks}
            pageKeys={pageKeys}
          />
          <FilterChips label={narrowing.texts.title} chips={narrowing.chips} />
        </>
      ) : null}
      {children}
    </>
  );
}
