export const palette = {
  ink: "#1d2a3f",
  muted: "#51607a",
  navy: "#0b2545",
  teal: "#0f6b66",
  hairline: "#d9d3c4",
  sand: "#f6f1e7",
  sunken: "#fbf8f1",
  success: "#1c6b3a",
  warning: "#8a5300",
  error: "#a8281f",
} as const;

export type Tone = "success" | "warning" | "error" | "muted";
