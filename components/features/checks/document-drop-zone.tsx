"use client";

import type { ComponentProps } from "react";
import { FileCheckDropZone } from "@/components/ui/upload/file-check-drop-zone";
import type { CheckedFile } from "@/lib/features/checks/schema";
import styles from "./page.module.css";

type Verdict = { file: CheckedFile; hash: string };
type Texts = ComponentProps<typeof FileCheckDropZone<Verdict>>["texts"] & { hash: string } & Record<
    "files" | "words",
    Record<CheckedFile, string>
  >;

async function hashOf(file: File): Promise<string> {
  const hashed = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return [...new Uint8Array(hashed)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Look up a file's hash on the server. The file itself stays in the browser. */
async function verdictOf(code: string, hash: string): Promise<CheckedFile> {
  const response = await fetch(`/PMSol/v1/EvidencePublic/CheckDocument?code=${code}&hash=${hash}`);
  if (!response.ok) throw new Error(String(response.status));
  const { data } = (await response.json()) as { data: { file: CheckedFile } }; // as the call is described
  return data.file;
}

/** Hashes a dropped document in the browser and tells whether it was issued here. */
export function DocumentCheckDropZone({ code, texts }: { code: string; texts: Texts }) {
  return (
    <FileCheckDropZone<Verdict>
      id="checked-file"
      accept=".pdf,.jpeg,.jpg,.jpe,.jfif,.png"
      texts={texts}
      judge={async (chosen) => {
        const hash = await hashOf(chosen);
        return { hash, file: await verdictOf(code, hash) };
      }}
      result={({ file, hash }, name) => (
        <div className={styles.result} data-known={file !== "unknown"}>
          <strong>{texts.files[file]}</strong>
          <p>{texts.words[file]}</p>
          <p>{name}</p>
          <p className={styles.hash}>{`${texts.hash}: ${hash}`}</p>
        </div>
      )}
    />
  );
}
