import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import { hrefWith, type Order, type SearchParams } from "@/components/ui/list/list-state";
import sortStyles from "@/components/ui/list/sort-header.module.css";
import styles from "./bulk.module.css";
import { SelectAll } from "./select-box";
import type { Person } from "./selection";

type Props = { label: string; params: SearchParams; sort: string; order: Order; people: Person[] };

/** The name's head: sorts like the others and chooses the whole page. */
export function NameHead({ label, params, sort, order, people }: Props) {
  const active = sort === "name";
  const next = active && order === "asc" ? "desc" : "asc";
  return (
    <th scope="col" aria-sort={active ? (order === "asc" ? "ascending" : "descending") : undefined}>
      <span className={styles.cell}>
        <SelectAll people={people} />
        <Link
          href={hrefWith(params, { sort: "name", order: next, pageIndex: null })}
          scroll={false}
          prefetch={false}
          className={sortStyles.sort}
          data-active={active || undefined}
        >
          {label}
          <Icon name={active && order === "asc" ? "up" : "down"} size={14} />
        </Link>
      </span>
    </th>
  );
}
