"use client";

import { useTranslations } from "next-intl";
import { Alert } from "../../feedback/alert";
import type { SelectedRow } from "./frame";

export type Refusal = { done: number; rows: (SelectedRow & { message: string })[] };

/** Shows how many rows succeeded, and which were refused and why. */
export function RefusedRows({ done, rows }: Refusal) {
  const t = useTranslations("shell.select");
  return (
    <Alert severity="warning" role="alert">
      {t("result", { done, refused: rows.length })}
      <ul>
        {rows.map(({ id, name, message }) => (
          <li key={id}>
            <strong>{name}</strong> – {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
