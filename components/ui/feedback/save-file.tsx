"use client";

import type { MouseEvent, ReactNode } from "react";
import { fileAddress } from "./file-address";
import { useToast } from "./toast-frame";

/** `missing`: message when the file does not exist. `failed`: message when it could not be fetched. */
type SaveFileTexts = { missingTitle: string; missing: string; failed: string };
type Props = { fileId: string; fileName: string; texts: SaveFileTexts; label?: string; children: ReactNode };

/** Saves a file. Shows a failure as a toast, so that an API error never replaces the page. Document 3 §8 */
export function SaveFile({ fileId, fileName, texts, label, children }: Props) {
  const toast = useToast();
  const address = fileAddress(fileId);
  const save = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const saved = await import("../form/download/download-post")
      .then(({ downloadPost }) => downloadPost(address))
      .catch(() => null);
    if (saved?.ok) return;
    const isMissing = saved?.message != null;
    toast({
      severity: "error",
      text: isMissing ? texts.missing : texts.failed,
      ...(isMissing ? { title: texts.missingTitle } : {}),
    });
  };
  return (
    <a href={address} download={fileName} aria-label={label} onClick={(event) => void save(event)}>
      {children}
    </a>
  );
}
