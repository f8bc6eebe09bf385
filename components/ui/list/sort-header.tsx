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
  /** A second order of the same column. */
  also?: { id: string; label: string } | undefined;
  /** Content before the label, such as the checkbox that selects all rows. */
  before?: ReactNode;
};

/**
 * A sortable column header. It is a link, so it works by keyboard and can be shared. The arrow is CSS to save markup.
 */
export function SortHeader({ id, label, params, sort, order, align, first = "asc", isSecondary, also, before }: Props) {
  const orders = [{ id, label }, ...(also ? [also] : [])];
  const active = orders.some((one) => one.id === sort);
  const turned = order === "asc" ? "desc" : "asc";
  return (
    <th
      scope="col"
      data-column={id}
      {...(align ? { "data-align": align } : {})}
      {...(isSecondary ? { "data-cell": "spare" } : {})}
      {...(active ? { "aria-sort": order === "asc" ? "ascending" : "descending" } : {})}
    >
      {before}
      {orders.map((one) => (
        <Link
          key={one.id}
          href={hrefWith(params, { sort: one.id, order: one.id === sort ? turned : first, pageIndex: null })}
          scroll={false}
          prefetch={false}
          className={styles.sort}
          {...(one.id === sort ? { "data-active": true } : {})}
        >
          {one.label}
        </Link>
      ))}
    </th>
  );
}
