/** 44 px and 16 px letters for thumbs (iOS zooms into smaller ones), denser from 480 px. */
export const inputSx = {
  bgcolor: "background.paper",
  fontSize: { xs: 16, sm: 15 },
  "& .MuiOutlinedInput-input": { py: 0, px: 3, minHeight: { xs: 44, sm: 40 }, boxSizing: "border-box" },
  // The labels stand above: no gap for one in the border, which would lift it over the fill.
  "& .MuiOutlinedInput-notchedOutline": { top: 0, borderColor: "var(--hairline-strong)" },
  "& .MuiOutlinedInput-notchedOutline legend": { display: "none" },
  "&.Mui-focused .MuiOutlinedInput-notchedOutline": { borderWidth: 1 },
  "&.Mui-focused": { outline: "3px solid var(--focus)", outlineOffset: "2px" },
  // The page's own ring would stand round the inner input only; in a layer, important is what wins over it.
  "& .MuiInputBase-input:focus-visible": { outline: "none !important" },
} as const;
