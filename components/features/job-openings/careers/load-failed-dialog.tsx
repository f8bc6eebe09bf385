"use client";

import { useEffect, useRef } from "react";
import { useErrorTexts } from "./error-texts";
import styles from "./load-failed-dialog.module.css";

const careersPage = "/#jobs";

/** Show a failed load as a dialog, and the same text on the page after it is closed. */
export function LoadFailedDialog({ failedPart, retry }: { failedPart: "job" | "list"; retry: () => void }) {
  const texts = useErrorTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const actions = (
    <p className={styles.actions}>
      <button type="button" className={styles.retry} onClick={retry}>
        {texts.retry}
      </button>
      <a className={styles.back} href={careersPage}>
        {texts.back}
      </a>
    </p>
  );
  return (
    <section className={styles.page}>
      <title>{`${texts.title} · Nakhoda`}</title>
      <p>{texts[failedPart]}</p>
      {actions}
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="failed-title">
        <h1 id="failed-title">{texts.title}</h1>
        <p>{texts[failedPart]}</p>
        {actions}
      </dialog>
    </section>
  );
}
