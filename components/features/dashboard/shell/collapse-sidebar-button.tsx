"use client";

import { useTranslations } from "next-intl";
import { useState, type MouseEvent } from "react";
import { Icon } from "@/components/ui/layout/icon";
import { storePreference } from "@/components/ui/layout/preference-cookie";
import { sidebarCookie } from "./sidebar-cookie";
import styles from "./sidebar-menu.module.css";

/** Collapses the menu to icons to give tables more width. Stored in a cookie, so that the server can render it. */
export function CollapseSidebarButton({ folded }: { folded: boolean }) {
  const t = useTranslations("shell");
  const [isFolded, setFolded] = useState(folded);
  const fold = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const rail = currentTarget.closest("aside");
    // The collapsed menu expands on hover and focus. Delay that after a click, or the click would seem to do nothing.
    rail?.toggleAttribute("data-quiet", !isFolded);
    for (const left of ["pointerleave", "focusout"])
      rail?.addEventListener(left, () => rail.removeAttribute("data-quiet"), { once: true });
    currentTarget.closest("[data-shell]")?.toggleAttribute("data-folded", !isFolded);
    storePreference(sidebarCookie, isFolded ? "open" : "folded");
    setFolded(!isFolded);
  };
  return (
    <button type="button" className={styles.link} onClick={fold}>
      <Icon name={isFolded ? "last" : "first"} />
      {t(isFolded ? "expandMenu" : "foldMenu")}
    </button>
  );
}
