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
  /** Hidden on narrow screens. */
  isSecondary?: boolean;
  /** Content before the label, such as the checkbox that selects all rows. */
  before?: ReactNode;
};

/**
 * A sortable column header. It is a link, so it works by keyboard and can be shared. The arrow is CSS to save markup.
 */
export function SortHeader({ id, label, params, sort, order, align, first = "asc", isSecondary, before }: Props) {
  const active = sort === id;
  const next = active ? (order === "asc" ? "desc" : "asc") : first;
  return (
    <th
      scope="col"
      data-column={id}
      {...(align ? { "data-align": align } : {})}
      {...(isSecondary ? { "data-cell": "spare" } : {})}
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
