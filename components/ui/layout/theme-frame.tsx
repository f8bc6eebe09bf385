"use client";

import { CacheProvider, type EmotionCache } from "@emotion/react";
import { AppRouterCacheProvider } from "@mui/material-nextjs/v16-appRouter";
import { ThemeProvider } from "@mui/material/styles";
import { createContext, useContext, type ReactNode } from "react";
import { theme } from "./theme";

const Framed = createContext(false);
let first: EmotionCache | null = null;

/** The browser keeps one store of styles for all frames of a document: a dialog that opens again adds none. */
function OneCache({ value, children }: { value: EmotionCache; children?: ReactNode }) {
  if (typeof document !== "undefined") first ??= value;
  return <CacheProvider value={first ?? value}>{children}</CacheProvider>;
}

/** MUI's theme, round the parts that are built with it; within another frame it adds nothing. The colours follow the document's `data-theme`. */
export function ThemeFrame({ children }: { children: ReactNode }) {
  if (useContext(Framed)) return children;
  return (
    <Framed value={true}>
      <AppRouterCacheProvider options={{ enableCssLayer: true }} CacheProvider={OneCache}>
        <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null}>
          {children}
        </ThemeProvider>
      </AppRouterCacheProvider>
    </Framed>
  );
}
