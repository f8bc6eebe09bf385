"use client";

import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslations } from "next-intl";
import { useState, type Ref } from "react";
import type { FieldValues } from "react-hook-form";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { isNewKey } from "@/lib/features/applicants/registration/rules";
import { EntryDialog } from "./entry-dialog";
import { EntryRow } from "./entry-row";
import type { EntrySpec } from "./entry-spec";
import { rowId } from "../draft/open-row";

type Props<E extends FieldValues> = {
  spec: EntrySpec<E>;
  entries: E[];
  onChange: (entries: E[]) => void;
  addRef: Ref<HTMLButtonElement>;
  error: string | undefined;
  isWrong: (index: number) => boolean;
  errorText: ErrorText;
};
type Removed<E> = { entry: E; index: number };

/** Numbered rows that are added and edited in a sheet. A key that is there already is skipped. Document 1 §4. */
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
  const [edited, setEdited] = useState<number | "new" | null>(null);
  const [removed, setRemoved] = useState<Removed<E> | null>(null);
  const entry = edited === null || edited === "new" ? spec.empty : (entries[edited] ?? spec.empty);

  const keep = (next: E): boolean => {
    const others = typeof edited === "number" ? entries.filter((_, index) => index !== edited) : entries;
    if (!isNewKey(others, next, spec.keyOf)) return false;
    onChange(
      typeof edited === "number" ? entries.map((old, index) => (index === edited ? next : old)) : [...entries, next],
    );
    setEdited(null);
    setRemoved(null);
    return true;
  };
  const remove = (index: number) => {
    const gone = entries[index];
    if (!gone) return;
    setRemoved({ entry: gone, index });
    onChange(entries.filter((_, other) => other !== index));
  };
  const undo = () => {
    if (removed) onChange(entries.toSpliced(removed.index, 0, removed.entry));
    setRemoved(null);
  };

  return (
    <Box>
      {entries.length === 0 ? (
        <Box sx={{ color: "text.secondary", fontSize: 15, mb: 3 }}>{t("empty")}</Box>
      ) : (
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
          {entries.map((row, index) => (
            <EntryRow
              key={`${spec.keyOf(row)} ${index}`}
              id={rowId(spec.list, index)}
              number={index + 1}
              title={spec.titleOf(row)}
              lines={spec.linesOf(row).filter((line) => line !== null && line !== "")}
              required={spec.isRequired?.(row) ?? false}
              incomplete={isWrong(index) || spec.isComplete?.(row) === false}
              onEdit={() => setEdited(index)}
              onDelete={() => remove(index)}
            />
          ))}
        </Box>
      )}
      {removed ? (
        <Alert
          severity="info"
          sx={{ mb: 3 }}
          action={<Button onClick={undo}>{t("undo")}</Button>}
          onClose={() => setRemoved(null)}
        >
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
        onClick={() => setEdited("new")}
        sx={{ minHeight: 44, width: { xs: "100%", sm: "auto" } }}
      >
        {t(`add.${spec.list}`)}
      </Button>
      <EntryDialog
        key={String(edited)}
        open={edited !== null}
        isNew={edited === "new"}
        showErrors={typeof edited === "number" && isWrong(edited)}
        spec={spec}
        entry={entry}
        keep={keep}
        onClose={() => setEdited(null)}
        errorText={errorText}
      />
    </Box>
  );
}
