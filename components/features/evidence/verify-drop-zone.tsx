"use client";

import type { ComponentProps } from "react";
import { FileCheckDropZone } from "@/components/ui/upload/file-check-drop-zone";
import { verifyFile, type PublicKey, type Verdict } from "@/lib/features/evidence/verify.rules";
import styles from "./verify.module.css";

type VerifyTexts = ComponentProps<typeof FileCheckDropZone<Verdict>>["texts"] & { hash: string } & Record<
    "state" | "text",
    Record<Verdict["state"], string>
  >;

/** Look up a file's hash on the server. The file itself stays in the browser. */
async function isKnown(hash: string): Promise<boolean> {
  const response = await fetch(`/PMSol/v1/EvidencePublic/FindPack?hash=${hash}`);
  if (!response.ok) throw new Error(String(response.status));
  const { data } = (await response.json()) as { data: { isKnown: boolean } }; // as the call is described
  return data.isKnown;
}

/** Verifies the dropped file of a recorded answer in the browser. product 5.9 */
export function VerifyDropZone({ keys, texts }: { keys: PublicKey[]; texts: VerifyTexts }) {
  return (
    <FileCheckDropZone<Verdict>
      id="evidence-file"
      accept=".json,.pdf,application/json,application/pdf"
      texts={texts}
      judge={async (file) => verifyFile(new Uint8Array(await file.arrayBuffer()), { keys, isKnown })}
      result={({ state, hash }, name) => (
        <div className={styles.result} data-state={state}>
          <strong>{texts.state[state]}</strong>
          <p>{texts.text[state]}</p>
          <p>{name}</p>
          <p className={styles.hash}>{`${texts.hash}: ${hash}`}</p>
        </div>
      )}
    />
  );
}
