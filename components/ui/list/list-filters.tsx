"use client";

import Button from "@mui/material/Button";
import { useState } from "react";
import { lazyDialog } from "../form/lazy-dialog";
import type { CheckFilter, SelectFilter } from "./filter-kinds";

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
        sx={{ minHeight: { xs: 44, sm: 36 }, bgcolor: "background.paper", borderColor: "var(--hairline-strong)" }}
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
