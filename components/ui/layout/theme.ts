"use client";

import { createTheme } from "@mui/material/styles";

declare module "@mui/material/styles" {
  interface CssThemeVariables {
    enabled: true;
  }
}

const em = (value: number) => value * 16;

/** MUI's theme from the tokens of tokens.css. Components name palette entries, never colours. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: "data-theme" },
  breakpoints: { values: { xs: 0, sm: em(30), md: em(48), lg: em(62), xl: em(80) } },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: "#0f6b66", dark: "#0a4f4b", light: "#dcefec", contrastText: "#ffffff" },
        secondary: { main: "#0b2545", contrastText: "#f4f7fb" },
        success: { main: "#1c6b3a", light: "#dff1e4" },
        warning: { main: "#8a5300", light: "#fdf0d5", contrastText: "#ffffff" },
        error: { main: "#a8281f", light: "#fbe4e1" },
        info: { main: "#1d4e79", light: "#dfeaf5" },
        text: { primary: "#1d2a3f", secondary: "#51607a" },
        background: { default: "#f6f1e7", paper: "#ffffff" },
        divider: "#e2dac8",
        action: { disabled: "#7c7a70", disabledBackground: "#ece5d6" },
      },
    },
    dark: {
      palette: {
        primary: { main: "#5cc2b6", dark: "#8ad6cc", light: "#123b3b", contrastText: "#06211f" },
        secondary: { main: "#9cc5ec", contrastText: "#081425" },
        success: { main: "#7fd19a", light: "#14361f" },
        warning: { main: "#f0bd6a", light: "#3b2a0c" },
        error: { main: "#f2988f", light: "#42191a" },
        info: { main: "#9cc5ec", light: "#14304c" },
        text: { primary: "#e6ecf5", secondary: "#a9b7cb" },
        background: { default: "#0c1726", paper: "#132238" },
        divider: "#27384f",
        action: { disabled: "#7f8ea5", disabledBackground: "#1d2e45" },
      },
    },
  },
  shape: { borderRadius: 6 },
  spacing: 4,
  typography: {
    fontFamily: "var(--font)",
    fontSize: 14,
    h1: { fontSize: "1.5rem", fontWeight: 650, lineHeight: 1.25 },
    h2: { fontSize: "1.125rem", fontWeight: 650, lineHeight: 1.3 },
    h3: { fontSize: "1rem", fontWeight: 650, lineHeight: 1.35 },
    button: { textTransform: "none", fontWeight: 600 },
  },
  components: {
    MuiAlert: {
      styleOverrides: {
        standard: {
          variants: (["success", "info", "warning", "error"] as const).map((severity) => ({
            props: { severity },
            style: {
              backgroundColor: `var(--${severity}-soft)`,
              color: "var(--ink)",
              "& .MuiAlert-icon": { color: `var(--${severity})` },
            },
          })),
        },
      },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: "none" } } },
    MuiTextField: { defaultProps: { size: "small", fullWidth: true } },
    MuiTableCell: { styleOverrides: { root: { fontVariantNumeric: "tabular-nums" } } },
    MuiTab: { styleOverrides: { root: { minHeight: 44 } } },
    MuiDialog: { defaultProps: { maxWidth: "sm", fullWidth: true } },
  },
});
