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

/** The one store of MUI's styles in a browser, for all frames: a dialog that opens again adds none. Its styles stand in the layer the server writes. */
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

/** MUI's theme, round the parts that are built with it; within another frame it adds nothing. The colours follow the document's `data-theme`; its variables stand in a sheet of their own, which a browser keeps. */
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
