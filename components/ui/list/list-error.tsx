"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Button } from "../layout/button";
import styles from "./list-empty.module.css";

/** Loads the page again. */
function RetryButton() {
  const t = useTranslations("shell");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  return (
    <Button variant="outlined" loading={isPending} onClick={() => startTransition(() => router.refresh())}>
      {t("retry")}
    </Button>
  );
}

/** Shows that the rows failed to load, with a retry. The rest of the page stays. */
export function ListError({ text }: { text?: string }) {
  const t = useTranslations("shell");
  return (
    <div role="alert" className={styles.empty}>
      <p className={styles.title}>{text ?? t("list.failed")}</p>
      <p className={styles.text} />
      <RetryButton />
    </div>
  );
}

/** Marks rows that stay because their refresh failed. */
export function NotCurrent() {
  const t = useTranslations("shell.list");
  return (
    <div role="alert" className={styles.stale}>
      {t("notCurrent")}
      <RetryButton />
    </div>
  );
}
