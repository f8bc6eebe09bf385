import type { ReactNode } from "react";
import { ViewsMenu } from "@/components/features/views/menu";
import { FilterChips } from "@/components/ui/list/filter-chips";
import { ListFilters } from "@/components/ui/list/list-filters";
import { ListSearch } from "@/components/ui/list/list-search";
import type { ViewList } from "@/db/enums/views";
import type { Narrowing } from "./narrowing";

type Props = { list: ViewList; label: string; narrowing: Narrowing | null; pageKeys?: string[]; children?: ReactNode };

/** The views of a list, its search and its filters with their chips, which stay away when their choices could not be read; what else a list offers comes behind. */
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
