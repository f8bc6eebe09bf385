"use client";

import { usePathname } from "next/navigation";
import { entryOf } from "./menu-groups";

export type AreaTitle = { path: string; label: string };

/** The area one is in, beside the logo; also of an area the menu does not show this person. */
export function HeaderTitle({ titles, className }: { titles: AreaTitle[]; className: string | undefined }) {
  return <p className={className}>{entryOf(titles, usePathname())?.label}</p>;
}
