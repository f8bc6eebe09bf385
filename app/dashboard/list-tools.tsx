import type { ReactNode } from "react";
import { ViewsMenu } from "@/components/features/views/menu";
import { FilterChips } from "@/components/ui/list/filter-chips";
import { ListFilters } from "@/components/ui/list/list-filters";
import { ListSearch } from "@/components/ui/list/list-search";
import type { ViewList } from "@/db/enums/views";
import type { Narrowing } from "./narrowing";

type Props = { list: ViewList; label: string; narrowing: Narrowing | null; pageKeys?: string[]; children?: ReactNode };

/** Shows views, search and filters of a list with their chips. Filters that failed to load are hidden. */
export function ListTools({ list, label, narrowing, pageKeys = ["pageIndex"], children }: Props) {
  return (
    <>
      <ViewsMenu list={list} />
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
