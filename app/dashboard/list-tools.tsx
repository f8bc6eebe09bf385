import type { ReactNode } from "react";
import { ViewsMenu } from "@/components/features/views/menu";
import { FilterChips } from "@/components/ui/list/filter-chips";
import { ListFilters } from "@/components/ui/list/list-filters";
import { ListSearch } from "@/components/ui/list/list-search";
import type { ViewList } from "@/db/enums/views";
import type { FilterBar } from "./filter-bar";

type Props = { list: ViewList; label: string; filterBar: FilterBar | null; pageKeys?: string[]; children?: ReactNode };

/** Shows views, search and filters of a list with their chips. Filters that failed to load are hidden. */
export function ListTools({ list, label, filterBar, pageKeys = ["pageIndex"], children }: Props) {
  return (
    <>
      <ViewsMenu list={list} />
      <ListSearch label={label} />
      {filterBar ? (
        <>
          <ListFilters
            texts={filterBar.texts}
            selects={filterBar.selects}
            checks={filterBar.checks}
            pageKeys={pageKeys}
          />
          <FilterChips label={filterBar.texts.title} chips={filterBar.chips} />
        </>
      ) : null}
      {children}
    </>
  );
}
