"use client";

import createCache from "@emotion/cache";
import { CacheProvider, type EmotionCache } from "@emotion/react";
import { AppRouterCacheProvider } from "@mui/material-nextjs/v16-appRouter";
import { ThemeProvider } from "@mui/material/styles";
import { createContext, useContext, type ReactNode } from "react";
import { theme } from "./theme";
import "./theme-variables.css";

const Framed = createContext(false);
const key = "mui";
let store: EmotionCache | undefined;

/**
 * One style cache of MUI for all frames in a browser, so that reopening a dialog adds no styles.
 * It uses the CSS layer that the server writes.
 */
function browserStore() {
  if (store) return store;
  const cache = createCache({ key });
  const insert = cache.insert;
  cache.compat = true;
  cache.insert = (selector, serialized, ...rest) =>
    insert(selector, { ...serialized, styles: `@layer ${key} {${serialized.styles}}` }, ...rest);
  store = cache;
  return store;
}

function Styles({ children }: { children: ReactNode }) {
  return typeof document === "undefined" ? (
    <AppRouterCacheProvider options={{ key, enableCssLayer: true }}>{children}</AppRouterCacheProvider>
  ) : (
    <CacheProvider value={browserStore()}>{children}</CacheProvider>
  );
}

/**
 * Provides MUI's theme; inside another frame it adds nothing. Colours follow the document's `data-theme`.
 * Its CSS variables are in a separate, cacheable stylesheet.
 */
export function ThemeFrame({ children }: { children: ReactNode }) {
  if (useContext(Framed)) return children;
  return (
    <Framed value={true}>
      <Styles>
        <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null} disableStyleSheetGeneration>
          {children}
        </ThemeProvider>
      </Styles>
    </Framed>
  );
}
