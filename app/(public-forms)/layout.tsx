import "@/lib/platform/theme/tokens.css";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { HtmlDocument } from "@/components/ui/layout/html-document";
import { ThemeFrame } from "@/components/ui/layout/theme-frame";

export const metadata: Metadata = { title: { default: "Nakhoda", template: "%s · Nakhoda" }, robots: { index: false } };

export default function FormsLayout({ children }: { children: ReactNode }) {
  return (
    <HtmlDocument
      now={[
        "shell.notNow",
        "shell.notFound.home",
        "shell.connection",
        "shell.form",
        "shell.retry",
        "shell.cancel",
        "shell.close",
        "shell.offline",
        "shell.noAnswer",
        "shell.language",
        "shell.theme",
        "shell.themeLight",
        "shell.themeDark",
        "shell.themeSystem",
        "errors",
        "validation",
      ]}
    >
      <ThemeFrame>{children}</ThemeFrame>
    </HtmlDocument>
  );
}
