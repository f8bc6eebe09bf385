import { createElement } from "react";

const line = "A seaman's book, a passport and the certificates of a rank, and when they end. ";

/** A page of so many bytes, in paragraphs. Twice the text leaves the server: as HTML and as what React reads. */
export function words(bytes) {
  const count = Math.max(1, Math.round(bytes / 2 / (line.length + 40)));
  return Array.from({ length: count }, (_, index) => createElement("p", { key: index }, `${index} ${line}`));
}
