"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, type ReactNode } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { Alert } from "@/components/ui/feedback/alert";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { LeaveGuard } from "@/components/ui/form/leave-guard";
import { UnsavedChangesDialog } from "@/components/ui/form/unsaved-changes-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import { useActionForm } from "@/components/ui/form/use-action-form";
import { EditGrid } from "@/components/ui/grid/edit-grid";
import type { CellPosition } from "@/components/ui/grid/grid-state";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import { ThemeFrame } from "@/components/ui/layout/theme-frame";
import { saveRatesAction } from "@/lib/features/rates/versions/actions";
import { columnsOf, keyOf } from "@/lib/features/rates/kinds.rules";
import { maxRateRows } from "@/lib/features/rates/versions/parse-rows.rules";
import { rateHeadInput, type RateVersion } from "@/lib/features/rates/versions/schema";
import { cellText, isNumber, optionsOf, type CellOptions } from "./cell-options";
import styles from "./rates.module.css";
import { useRateSheet, type Problem } from "./use-editable-sheet";
import { useProblemText } from "./use-problem-text";

/** meanwhile: placeholder until the sheet is loaded. */
export type EditorProps = { version: RateVersion; choices: CellOptions; backTo: string; meanwhile?: ReactNode };
type Values = { effectiveFrom: string; source: string };

const widths = {
  position: 132,
  area: 168,
  category: 124,
  province: 190,
  city: 190,
  grade: 220,
  year: 80,
  rupiah: 112,
  text: 280,
  terCategory: 96,
  programme: 200,
  percent: 96,
  share: 112,
  decimalShare: 112,
  twelfths: 140,
  exchange: 160,
  vatBase: 220,
  count: 96,
  vessel: 220,
  type: 220,
};

/** Map server errors of rows to sheet problems. */
function serverCellProblems(errors: { path: string; message: string }[], filled: { id: number }[]): Problem[] {
  return errors.flatMap(({ path, message }) => {
    const [, row = "", column = ""] = /^rows\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const id = filled[Number(row)]?.id;
    return column && id !== undefined ? [{ id, column, message, row: Number(row) + 1 }] : [];
  });
}

/**
 * Edit a draft as a sheet: typed or pasted, validated per cell, compared with the previous version, saved as a whole. A
 * refused save keeps all input.
 */
export function RateEditor({ version, choices, backTo }: EditorProps) {
  const t = useTranslations("rates");
  const router = useRouter();
  const toast = useToast();
  const sheet = useRateSheet(version, choices);
  const [serverProblems, setServerProblems] = useState<{ cells: Problem[]; rows: unknown }>({ cells: [], rows: null });
  const [leadTo, setLeadTo] = useState<CellPosition | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const [announcement, setAnnouncement] = useState("");
  const { kind, id, version: loadedVersion } = version;
  const columns = columnsOf[kind];
  const { control, submit, isPending, errorText, formState } = useActionForm<Values, unknown>({
    schema: rateHeadInput,
    action: (head) => saveRatesAction({ ...head, id, version: loadedVersion, rows: sheet.rows }),
    defaultValues: { effectiveFrom: version.effectiveFrom, source: version.source },
    validationMode: "onTouched",
    focusFirstError: sheet.isClean,
    onSuccess: () => {
      toast({ severity: "success", text: t("editor.saved") });
      router.push(backTo);
      router.refresh();
    },
    onRefusal: ({ errors }) =>
      setServerProblems({ cells: serverCellProblems(errors, sheet.filled), rows: sheet.sheet.rows }),
  });
  // Server errors are cleared once something changes.
  const problems = [...sheet.problems, ...(serverProblems.rows === sheet.sheet.rows ? serverProblems.cells : [])];
  const textOf = useProblemText();
  const isDirty = sheet.isDirty || formState.isDirty;

  const leadOn = () => {
    const at = problems.findIndex(({ id: row, column }) => row === leadTo?.id && column === leadTo.column);
    const next = problems[(at + 1) % problems.length];
    if (next) setLeadTo({ id: next.id, column: next.column });
  };
  const save = () => {
    sheet.showMissing();
    if (sheet.isClean) return submit();
    const [first] = sheet.allProblems;
    if (first) setLeadTo({ id: first.id, column: first.column });
  };
  const paste = (at: CellPosition, block: string[][]) => {
    const { cells, added, isTruncated, skipped } = sheet.paste(at, block);
    const notes = [
      t("editor.pasted", { cells, rows: added }),
      skipped > 0 ? t("editor.skipped", { count: skipped }) : null,
      isTruncated ? t("editor.tooMany", { most: maxRateRows }) : null,
    ];
    setAnnouncement(notes.filter((note) => note !== null).join(" "));
  };
  const noteOf = (rowId: number, column: string) => {
    const row = sheet.readable.get(rowId);
    const change = row && sheet.notes.get(keyOf(kind, row))?.find((one) => one.column === column);
    const changedColumn = columns.find(({ name }) => name === column);
    if (change && changedColumn) return t("was", { value: cellText(changedColumn, change.before, choices) || "–" });
    return row && version.before && column === columns[0]?.name && sheet.fresh.has(keyOf(kind, row))
      ? t("isNew")
      : undefined;
  };

  return (
    <section aria-label={t("editor.label")} className={styles.editor}>
      <LeaveGuard active={isDirty && !isPending} />
      <ThemeFrame>
        <div className={styles.headFields}>
          <FormDateField
            control={control}
            errorText={errorText}
            name="effectiveFrom"
            label={t("add.effectiveFrom")}
            required
          />
          <FormTextField
            control={control}
            errorText={errorText}
            name="source"
            label={t("add.source")}
            maxLength={500}
            autoComplete="off"
            required
          />
        </div>
      </ThemeFrame>
      <p className={styles.quiet} id="rates-paste">
        {t("editor.paste")}
      </p>
      <EditGrid
        label={t("editor.grid")}
        columns={columns.map((column) => {
          const options = optionsOf(column, choices);
          return {
            name: column.name,
            label: t(`columns.${column.name}`),
            width: widths[column.holds],
            ...(isNumber(column) ? { align: "end" as const } : {}),
            ...(options ? { options } : {}),
          };
        })}
        rows={sheet.sheet.rows}
        problemOf={(rowId, column) => {
          const problem = problems.find((one) => one.id === rowId && one.column === column);
          return problem && textOf(problem.message);
        }}
        noteOf={noteOf}
        rowLabel={t("editor.row")}
        removalLabel={t("editor.removal")}
        removeLabel={(row) => t("editor.removeRow", { row })}
        focusCell={leadTo}
        onCell={sheet.setCell}
        onBlock={paste}
        onRemove={sheet.removeRow}
        onUndo={sheet.undo}
      />
      <div className={styles.bar}>
        <Button
          startIcon={<Icon name="plus" />}
          onClick={sheet.addRow}
          disabled={sheet.sheet.rows.length >= maxRateRows}
        >
          {t("editor.addRow")}
        </Button>
        <Button
          onClick={() => {
            sheet.undo();
            setAnnouncement("");
          }}
          disabled={sheet.sheet.past.length === 0}
        >
          {t("editor.undo")}
        </Button>
        <span role="status" className={styles.count}>
          {t("editor.rows", { count: sheet.filled.length })}
          {announcement ? ` · ${announcement}` : ""}
        </span>
        <span role="status" className={styles.problems}>
          {problems.length > 0 ? (
            <Button color="error" onClick={leadOn}>
              {t("editor.problems", { count: problems.length })}
            </Button>
          ) : null}
        </span>
        {formState.errors.root && problems.length === 0 ? (
          <Alert severity="error" role="alert" className={styles.refusal}>
            {formState.errors.root.message}
          </Alert>
        ) : null}
        <Button onClick={() => (isDirty ? setLeaving(true) : router.push(backTo))} disabled={isPending}>
          {t("editor.cancel")}
        </Button>
        <Button variant="contained" onClick={save} loading={isPending} disabled={!isDirty}>
          {t("editor.save")}
        </Button>
      </div>
      <UnsavedChangesDialog open={isLeaving} onLeave={() => router.push(backTo)} onStay={() => setLeaving(false)} />
    </section>
  );
}
