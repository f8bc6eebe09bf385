"use client";

import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import type { ReactNode } from "react";
import { theme } from "./theme";
import type { ThemeChoice } from "./theme-script";

/** The stored choice comes from the cookie, so that server, script and MUI agree; MUI keeps none of its own. */
export function ThemeFrame({ choice, children }: { choice: ThemeChoice; children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode={choice} storageManager={null}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
