"use client";

import { useErrorTexts } from "../careers/error-texts";
import styles from "@/components/ui/layout/narrow.module.css";
import { Notice } from "../careers/notice";

/** Takes its words from the frame: on a kept page it would be rendered before the page has said its language. */
export function JobNotFound() {
  const { unknownTitle, unknownText, unknownAction } = useErrorTexts();
  return (
    <div className={styles.narrow}>
      <title>{`${unknownTitle} · Nakhoda`}</title>
      <Notice heading="h1" title={unknownTitle} text={unknownText} action={{ label: unknownAction, href: "/#jobs" }} />
    </div>
  );
}
