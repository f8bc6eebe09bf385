import "@/lib/platform/theme/tokens.css";
import type { Metadata } from "next";
import { NotFoundScreen } from "@/components/features/dashboard/shell/not-found-screen";
import { Document } from "@/components/ui/layout/document";

export const metadata: Metadata = { title: "404 · Nakhoda", robots: { index: false } };

/** An address no route knows. */
export default function GlobalNotFound() {
  return (
    <Document now={["shell"]}>
      <NotFoundScreen />
    </Document>
  );
}
