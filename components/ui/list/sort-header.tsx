import type { ReactNode } from "react";
import { Icon } from "../layout/icon";
import { Link } from "../layout/link";
import { hrefWith, type Order, type SearchParams } from "./list-state";
import styles from "./sort-header.module.css";

type Props = {
  id: string;
  label: string;
  params: SearchParams;
  sort: string;
  order: Order;
  align?: "end" | undefined;
  first?: Order;
  /** Stands before the label, as the box that chooses every row does. */
  before?: ReactNode;
};

/** A column's head that sorts by it: a link, so it works from the keyboard and can be shared. */
export function SortHeader({ id, label, params, sort, order, align, first = "asc", before }: Props) {
  const active = sort === id;
  const next = active ? (order === "asc" ? "desc" : "asc") : first;
  return (
    <th
      scope="col"
      data-align={align}
      data-column={id}
      aria-sort={active ? (order === "asc" ? "ascending" : "descending") : undefined}
    >
      {before}
      <Link
        href={hrefWith(params, { sort: id, order: next, pageIndex: null })}
        scroll={false}
        prefetch={false}
        className={styles.sort}
        data-active={active || undefined}
      >
        {label}
        <Icon name={active && order === "asc" ? "up" : "down"} size={14} />
      </Link>
    </th>
  );
}
