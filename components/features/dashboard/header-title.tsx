"use client";

import { usePathname } from "next/navigation";
import { linkOfPath, type MenuItem } from "./menu-groups";

/** The area one is in, beside the logo. */
export function HeaderTitle({ items, className }: { items: MenuItem[]; className: string | undefined }) {
  const title = linkOfPath(items, usePathname())?.label;
  return <p className={className}>{title}</p>;
}
