"use client";

import { useTranslations } from "next-intl";
import { CheckCell } from "@/components/ui/grid/check-cell";
import { Grid, type GridColumn } from "@/components/ui/grid/data-grid";
import type { Tag } from "@/lib/access/tags";

type Row = { tag: Tag; name: string; isOpen: boolean };
type Props = { label: string; tags: Tag[]; ticked: Tag[]; disabled: boolean; onTick: (tag: Tag, on: boolean) => void };

/** Lists the menu entries of the role with a checkbox for this user. */
export function AccessGrid({ label, tags, ticked, disabled, onTick }: Props) {
  const t = useTranslations("users.management");
  const columns: GridColumn<Row>[] = [
    { field: "name", headerName: t("menuEntry"), flex: 1, minWidth: 160 },
    {
      field: "isOpen",
      headerName: t("inMenu"),
      type: "boolean",
      width: 120,
      renderCell: ({ row, hasFocus, tabIndex }) => (
        <CheckCell
          cell={{ hasFocus, tabIndex }}
          label={row.name}
          checked={row.isOpen}
          disabled={disabled}
          onChange={(on) => onTick(row.tag, on)}
        />
      ),
    },
  ];
  const rows = tags.map((tag) => ({ tag, name: t(`tags.${tag}`), isOpen: ticked.includes(tag) }));
  return <Grid label={label} columns={columns} rows={rows} rowId={({ tag }) => tag} />;
}
