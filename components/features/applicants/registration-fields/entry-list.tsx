"use client";

import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { Fragment, type ReactNode, type Ref } from "react";
import type { FieldValues } from "react-hook-form";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import verbs from "@/components/ui/layout/action-bar.module.css";
import type { EntryDialogProps } from "./entry-dialog";
import { EntryRow } from "./entry-row";
import type { EntrySpec } from "./entry-spec";
import { rowId } from "../draft/open-row";
import { useEntryList } from "./use-entry-list";

const LazyEntryDialog = lazyDialog(() => import("./entry-dialog").then((module) => module.EntryDialog));
const { preloadProps } = LazyEntryDialog;
// Lazy loading loses the row type. Each list passes a spec and an entry of the same type.
const EntryDialog = LazyEntryDialog as unknown as <E extends FieldValues>(props: EntryDialogProps<E>) => ReactNode;

type Props<E extends FieldValues> = {
  spec: EntrySpec<E>;
  entries: E[];
  onChange: (entries: E[]) => void;
  addRef?: Ref<HTMLButtonElement>;
  error: string | undefined;
  isWrong: (index: number) => boolean;
  errorText: ErrorText;
};

/** List numbered rows that are added and edited in a dialog. A duplicate key is skipped. Document 1 §4. */
export function EntryList<E extends FieldValues>({
  spec,
  entries,
  onChange,
  addRef,
  error,
  isWrong,
  errorText,
}: Props<E>) {
  const t = useTranslations("registration.list");
  const { edited, edit, entry, keep, removed, remove, undo, forget } = useEntryList({ spec, entries, onChange });
  return (
    <Box>
      {entries.length === 0 ? (
        <Box sx={{ color: "text.secondary", fontSize: 15, mb: 3 }}>{t("empty")}</Box>
      ) : (
        <Rows spec={spec} entries={entries} isWrong={isWrong} onEdit={edit} onDelete={remove} />
      )}
      {removed ? (
        <Alert severity="info" sx={{ mb: 3 }} action={<Button onClick={undo}>{t("undo")}</Button>} onClose={forget}>
          {t("deleted", { name: spec.titleOf(removed.entry) })}
        </Alert>
      ) : null}
      {error ? (
        <Box role="alert" sx={{ color: "error.main", fontWeight: 600, fontSize: 14, mb: 3 }}>
          {error}
        </Box>
      ) : null}
      <Button
        ref={addRef}
        variant="outlined"
        {...preloadProps}
        onClick={() => edit("new")}
        height={44}
        className={verbs.wide}
      >
        {t(`add.${spec.list}`)}
      </Button>
      {edited === null ? null : (
        <EntryDialog
          key={String(edited)}
          isNew={edited === "new"}
          showErrors={typeof edited === "number" && isWrong(edited)}
          spec={spec}
          entry={entry}
          saveEntry={keep}
          onClose={() => edit(null)}
          errorText={errorText}
        />
      )}
    </Box>
  );
}

type RowsProps<E extends FieldValues> = Pick<Props<E>, "spec" | "entries" | "isWrong"> & {
  onEdit: (index: number) => void;
  onDelete: (index: number) => void;
};

function Rows<E extends FieldValues>({ spec, entries, isWrong, onEdit, onDelete }: RowsProps<E>) {
  return (
    <Box
      component="ol"
      sx={{
        listStyle: "none",
        m: 0,
        mb: 3,
        p: 0,
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        bgcolor: "background.paper",
      }}
    >
      {entries.map((row, index) => {
        const required = spec.isRequired?.(row) ?? false;
        const key = `${spec.keyOf(row)} ${index}`;
        if (required && spec.inPlace) return <Fragment key={key}>{spec.inPlace(index)}</Fragment>;
        return (
          <EntryRow
            key={key}
            id={rowId(spec.list, index)}
            number={index + 1}
            title={spec.titleOf(row)}
            lines={spec.linesOf(row).filter((line) => line !== null && line !== "")}
            required={required}
            incomplete={isWrong(index) || spec.isComplete?.(row) === false}
            onEdit={() => onEdit(index)}
            onDelete={() => onDelete(index)}
          />
        );
      })}
    </Box>
  );
}
