"use client";

import { useErrorTexts } from "../careers/error-texts";
import styles from "@/components/ui/layout/narrow.module.css";
import { EmptyListNotice } from "../careers/empty-list-notice";

/** Take texts from the frame. On a cached page this renders before the page sets its language. */
export function JobNotFound() {
  const { unknownTitle, unknownText, unknownAction } = useErrorTexts();
  return (
    <div className={styles.narrow}>
      <title>{`${unknownTitle} · Nakhoda`}</title>
      <EmptyListNotice
        heading="h1"
        title={unknownTitle}
        text={unknownText}
        action={{ label: unknownAction, href: "/#jobs" }}
      />
    </div>
  );
}
