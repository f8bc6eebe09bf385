"use client";

import { useState, type DragEvent } from "react";
import { verifyFile, type PublicKey, type Verdict } from "@/lib/features/evidence/verify.rules";
import styles from "./verify.module.css";

type VerifyTexts = Record<"choose" | "drop" | "checking" | "hash" | "offline" | "tooLarge", string> & {
  state: Record<Verdict["state"], string>;
  text: Record<Verdict["state"], string>;
};
type Shown = { name: string; verdict?: Verdict; problem?: string };

const mostBytes = 20_000_000;

/** Asks the office about a hash; the file itself stays here. */
async function isKnown(hash: string): Promise<boolean> {
  const answer = await fetch(`/PMSol/v1/EvidencePublic/FindPack?hash=${hash}`);
  if (!answer.ok) throw new Error(String(answer.status));
  const { data } = (await answer.json()) as { data: { isKnown: boolean } }; // as the call is described
  return data.isKnown;
}

/** A place to drop the file of a recorded answer: it is read and judged in this browser. product 5.9 */
export function VerifyDrop({ keys, texts }: { keys: PublicKey[]; texts: VerifyTexts }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [isOver, setOver] = useState(false);

  async function look(file: File | undefined) {
    if (!file) return;
    if (file.size > mostBytes) return setShown({ name: file.name, problem: texts.tooLarge });
    setShown({ name: file.name });
    try {
      const verdict = await verifyFile(new Uint8Array(await file.arrayBuffer()), { keys, isKnown });
      setShown({ name: file.name, verdict });
    } catch {
      setShown({ name: file.name, problem: texts.offline });
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void look(event.dataTransfer.files[0]);
  };

  return (
    <>
      <div
        className={styles.drop}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <label className={styles.choose} htmlFor="evidence-file">
          {texts.choose}
        </label>
        <span className={styles.hint}>{texts.drop}</span>
        <input
          id="evidence-file"
          type="file"
          accept=".json,.pdf,application/json,application/pdf"
          onChange={(event) => {
            void look(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
      </div>
      <div role="status" aria-live="polite">
        {shown ? <Result shown={shown} texts={texts} /> : null}
      </div>
    </>
  );
}

function Result({ shown: { name, verdict, problem }, texts }: { shown: Shown; texts: VerifyTexts }) {
  if (!verdict)
    return (
      <div className={styles.result}>
        <strong>{problem ?? texts.checking}</strong>
        <p>{name}</p>
      </div>
    );
  return (
    <div className={styles.result} data-state={verdict.state}>
      <strong>{texts.state[verdict.state]}</strong>
      <p>{texts.text[verdict.state]}</p>
      <p>{name}</p>
      <p className={styles.hash}>{`${texts.hash}: ${verdict.hash}`}</p>
    </div>
  );
}
