/** Input styles: 44 px high with 16 px text for touch (iOS zooms into smaller text), denser from 480 px. */
export const inputSx = {
  bgcolor: "background.paper",
  fontSize: { xs: 16, sm: 15 },
  "& .MuiOutlinedInput-input": { py: 0, px: 3, minHeight: { xs: 44, sm: 40 }, boxSizing: "border-box" },
  // Labels are above the input, so remove the gap that MUI leaves in the border.
  "& .MuiOutlinedInput-notchedOutline": { top: 0, borderColor: "var(--hairline-strong)" },
  "& .MuiOutlinedInput-notchedOutline legend": { display: "none" },
  "&.Mui-focused .MuiOutlinedInput-notchedOutline": { borderWidth: 1 },
  "&.Mui-focused": { outline: "3px solid var(--focus)", outlineOffset: "2px" },
  // The page's focus ring would surround only the inner input. In a CSS layer, `important` overrides it.
  "& .MuiInputBase-input:focus-visible": { outline: "none !important" },
} as const;
