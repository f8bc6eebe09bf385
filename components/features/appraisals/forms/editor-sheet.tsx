"use client";

import { useTranslations } from "next-intl";
import { EditGrid } from "@/components/ui/grid/edit-grid";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import { isMessageKey } from "@/lib/platform/i18n/message-key";
import type { courseColumns, questionColumns } from "./sheet-cells";
import type { FormSheet } from "./use-form-sheet";

type Column = (typeof questionColumns)[number] | (typeof courseColumns)[number];
type Props = {
  title: string;
  columns: readonly Column[];
  options: Partial<Record<Column, readonly string[]>>;
  part: FormSheet;
  maxRows: number;
  add: string;
};

const widths: Partial<Record<Column, number>> = {
  kind: 120,
  sequenceNo: 60,
  no: 90,
  category: 150,
  question: 320,
  questionId: 320,
};
const usualWidth = 200;

/** Render one sheet of the editor with its actions. */
export function EditorSheet({ title, columns, options, part, maxRows, add }: Props) {
  const t = useTranslations("appraisal-lists.questions");
  const textOf = (message: string) => {
    const key = `${message}`;
    return isMessageKey(t, key) ? t(key) : message;
  };
  return (
    <div>
      <h3>{title}</h3>
      <EditGrid
        label={title}
        columns={columns.map((name) => ({
          name,
          label: t(`columns.${name}`),
          width: widths[name] ?? usualWidth,
          ...(options[name] ? { options: options[name] } : {}),
        }))}
        rows={part.sheet.rows}
        problemOf={(id, column) => {
          const problem = part.shown.find((cellProblem) => cellProblem.id === id && cellProblem.column === column);
          return problem && textOf(problem.message);
        }}
        noteOf={() => undefined}
        rowLabel={t("row")}
        removalLabel={t("removal")}
        removeLabel={(row) => t("removeRow", { row })}
        focusCell={null}
        onCell={part.setCell}
        onBlock={(at, block) => part.paste(at, block, maxRows)}
        onRemove={part.removeRow}
        onUndo={part.undo}
      />
      <Button startIcon={<Icon name="plus" />} onClick={part.addRow} disabled={part.sheet.rows.length >= maxRows}>
        {add}
      </Button>
      <Button onClick={part.undo} disabled={part.sheet.past.length === 0}>
        {t("undo")}
      </Button>
    </div>
  );
}
