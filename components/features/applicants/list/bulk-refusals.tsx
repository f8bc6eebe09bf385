"use client";

import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/layout/button";
import styles from "./bulk.module.css";
import { useSelection } from "@/components/ui/list/selection/frame";

export type BulkRefusal = { code: string; message: string; errors: { path: string; message: string }[] };

/** List the applicants that blocked a bulk move with the reasons, and offer to deselect them. */
export function BulkRefusals({ refusal, onLeftOut }: { refusal: BulkRefusal; onLeftOut: () => void }) {
  const t = useTranslations("applicants.screens.bulk");
  const { selected, set } = useSelection();
  const refused = refusal.errors.flatMap(({ path, message }) => {
    const person = selected.find(({ id }) => String(id) === path);
    return person ? [{ ...person, message }] : [];
  });
  return (
    <Alert severity="error" role="alert">
      {refusal.message}
      {refused.length > 0 ? (
        <>
          <ul className={styles.refused}>
            {refused.map(({ id, name, message }) => (
              <li key={id}>
                <strong>{name}</strong> {message}
              </li>
            ))}
          </ul>
          {refused.length < selected.length ? (
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              onClick={() => {
                set(refused, false);
                onLeftOut();
              }}
            >
              {t("leaveOut", { count: refused.length })}
            </Button>
          ) : null}
        </>
      ) : null}
    </Alert>
  );
}
