import "@/lib/platform/theme/tokens.css";
import type { Metadata } from "next";
import { NotFoundScreen } from "@/components/features/dashboard/shell/not-found-screen";
import { Document } from "@/components/ui/layout/document";

export const metadata: Metadata = { title: "404 · Nakhoda", robots: { index: false } };

/** The 404 page of an address outside all routes. */
export default function GlobalNotFound() {
  return (
    <Document now={["shell"]}>
      <NotFoundScreen />
    </Document>
  );
}
