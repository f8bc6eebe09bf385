"use client";

import { fileNameOf, fileOf } from "./device-file";
import type { Draft } from "./draft";

/** Save a draft as a file. */
export function saveDraftAsFile(draft: Draft) {
  const url = URL.createObjectURL(new Blob([fileOf(draft)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileNameOf(draft);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
