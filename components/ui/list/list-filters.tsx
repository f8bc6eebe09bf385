"use client";

import { useState } from "react";
import { lazyDialog } from "../form/lazy-dialog";
import { Button } from "../layout/button";
import type { CheckFilter, SelectFilter } from "./filter-kinds";
import styles from "./filters.module.css";

const FiltersPanel = lazyDialog(() => import("./filters-panel").then((module) => module.FiltersPanel));

type Props = {
  texts: { open: string; title: string; all: string };
  selects: SelectFilter[];
  checks?: CheckFilter[];
  pageKeys?: string[];
};

/** What a list may be narrowed by; each choice shows at once and stands beside as a chip. pageKeys go back to their first page. */
export function ListFilters({ texts, selects, checks = [], pageKeys = ["pageIndex"] }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        {...FiltersPanel.warm}
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
          all={texts.all}
          selects={selects}
          checks={checks}
          pageKeys={pageKeys}
          onClose={() => setAnchor(null)}
        />
      ) : null}
    </>
  );
}
