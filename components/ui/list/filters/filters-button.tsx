"use client";

import { useState } from "react";
import { lazyDialog } from "../../form/lazy-dialog";
import { Button } from "../../layout/button";
import type { CheckFilter } from "../filter-types";
import styles from "../filters.module.css";
import { unpackFilter, type PackedFilter } from "./packed-filter";

const FiltersPanel = lazyDialog(() => import("../filters-panel").then((module) => module.FiltersPanel));

type Props = {
  texts: { open: string; title: string };
  selects: PackedFilter[];
  checks: CheckFilter[];
  pageKeys: string[];
};

/** Opens the filters of a list. */
export function FiltersButton({ texts, selects, checks, pageKeys }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        {...FiltersPanel.preloadProps}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        height="touch"
        className={styles.open}
      >
        {texts.open}
      </Button>
      {anchor ? (
        <FiltersPanel
          anchor={anchor}
          title={texts.title}
          selects={selects.map(unpackFilter)}
          checks={checks}
          pageKeys={pageKeys}
          onClose={() => setAnchor(null)}
        />
      ) : null}
    </>
  );
}
