import "@/lib/platform/theme/tokens.css";
import type { Metadata } from "next";
import { NotFoundScreen } from "@/components/features/dashboard/shell/not-found-screen";
import { HtmlDocument } from "@/components/ui/layout/html-document";

export const metadata: Metadata = { title: "404 · Nakhoda", robots: { index: false } };

/** The 404 page of an address outside all routes. */
export default function GlobalNotFound() {
  return (
    <HtmlDocument now={["shell"]}>
      <NotFoundScreen />
    </HtmlDocument>
  );
}
