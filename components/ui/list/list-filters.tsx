import { FiltersButton } from "./filters/filters-button";
import { packFilter } from "./filters/packed-filter";
import type { CheckFilter, SelectFilter } from "./filter-types";

type Props = {
  texts: { open: string; title: string };
  selects: SelectFilter[];
  checks?: CheckFilter[];
  pageKeys?: string[];
};

/** The filters of a list; each change applies at once and shows as a chip. Resets the pages named by `pageKeys`. */
export function ListFilters({ texts, selects, checks = [], pageKeys = ["pageIndex"] }: Props) {
  return <FiltersButton texts={texts} selects={selects.map(packFilter)} checks={checks} pageKeys={pageKeys} />;
}
