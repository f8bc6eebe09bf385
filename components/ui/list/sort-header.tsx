import type { ReactNode } from "react";
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
  /** Gives way on a narrow desk. */
  isSpare?: boolean;
  /** Stands before the label, as the box that chooses every row does. */
  before?: ReactNode;
};

/** A column's head that sorts by it: a link, so it works from the keyboard and can be shared. Its arrow is painted: every page of a list has ten. */
export function SortHeader({ id, label, params, sort, order, align, first = "asc", isSpare, before }: Props) {
  const active = sort === id;
  const next = active ? (order === "asc" ? "desc" : "asc") : first;
  return (
    <th
      scope="col"
      data-column={id}
      {...(align ? { "data-align": align } : {})}
      {...(isSpare ? { "data-cell": "spare" } : {})}
      {...(active ? { "aria-sort": order === "asc" ? "ascending" : "descending" } : {})}
    >
      {before}
      <Link
        href={hrefWith(params, { sort: id, order: next, pageIndex: null })}
        scroll={false}
        prefetch={false}
        className={styles.sort}
        {...(active ? { "data-active": true } : {})}
      >
        {label}
      </Link>
    </th>
  );
}
