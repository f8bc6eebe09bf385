import { FiltersButton } from "./filters/filters-button";
import { packed } from "./filters/packed";
import type { CheckFilter, SelectFilter } from "./filter-kinds";

type Props = {
  texts: { open: string; title: string; all: string };
  selects: SelectFilter[];
  checks?: CheckFilter[];
  pageKeys?: string[];
};

/** What a list may be narrowed by; each choice shows at once and stands beside as a chip. pageKeys go back to their first page. */
export function ListFilters({ texts, selects, checks = [], pageKeys = ["pageIndex"] }: Props) {
  return <FiltersButton texts={texts} selects={selects.map(packed)} checks={checks} pageKeys={pageKeys} />;
}
