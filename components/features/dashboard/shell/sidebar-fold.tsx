"use client";

import { useTranslations } from "next-intl";
import { useState, type MouseEvent } from "react";
import { Icon } from "@/components/ui/layout/icon";
import { remember } from "@/components/ui/layout/remember";
import { sidebarCookie } from "./sidebar-cookie";
import styles from "./sidebar-menu.module.css";

/** Folds the menu to its icons, so that a table gets the width; kept in a cookie, because the server paints it. */
export function SidebarFold({ folded }: { folded: boolean }) {
  const t = useTranslations("shell");
  const [isFolded, setFolded] = useState(folded);
  const fold = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const rail = currentTarget.closest("aside");
    // The folded menu opens under the pointer and the focus: not at once, or nothing would seem to happen.
    rail?.toggleAttribute("data-quiet", !isFolded);
    for (const left of ["pointerleave", "focusout"])
      rail?.addEventListener(left, () => rail.removeAttribute("data-quiet"), { once: true });
    currentTarget.closest("[data-shell]")?.toggleAttribute("data-folded", !isFolded);
    remember(sidebarCookie, isFolded ? "open" : "folded");
    setFolded(!isFolded);
  };
  return (
    <button type="button" className={styles.link} onClick={fold}>
      <Icon name={isFolded ? "last" : "first"} />
      {t(isFolded ? "unfoldMenu" : "foldMenu")}
    </button>
  );
}
