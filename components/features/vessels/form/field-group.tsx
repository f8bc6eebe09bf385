"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { GroupId } from "../particular-groups";
import styles from "./vessel-form.module.css";

export function FieldGroup({ id, children }: { id: GroupId; children: ReactNode }) {
  const t = useTranslations("vessels.particulars.groups");
  return (
    <fieldset className={styles.group} id={id}>
      <legend>{t(id)}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
