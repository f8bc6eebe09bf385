/** Styles of a request, loaded with its page to keep the global sheet small. */
const css = `
.chr-line { display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 8px; margin: 0; padding: 0; list-style: none; }
.chr-line li { padding-block-start: 8px; border-block-start: 3px solid var(--hairline); font-size: 13px; line-height: 18px; color: var(--ink-muted); }
.chr-line li[data-state="done"] { border-color: var(--action); color: var(--ink); }
.chr-line li[data-state="now"] { border-color: var(--action); font-weight: 650; color: var(--ink); }
.chr-line small { display: block; font-size: 13px; font-weight: 400; font-variant-numeric: tabular-nums; color: var(--ink-muted); overflow-wrap: anywhere; }
.chr-now { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between; margin: 12px 0 20px; padding: 12px 16px; border: 1px solid var(--hairline); border-inline-start: 3px solid var(--action); border-radius: var(--radius); background: var(--surface); line-height: 20px; }
.chr-now[data-late] { border-inline-start-color: var(--error); }
.chr-now p { margin: 0; overflow-wrap: anywhere; }
.chr-now > p { display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; }
.chr-verbs { display: flex; flex-wrap: wrap; gap: 8px; }
.chr-layout { display: grid; grid-template-columns: minmax(0, 1fr) 320px; gap: 24px; align-items: start; }
.chr-main { display: grid; gap: 24px; align-content: start; min-inline-size: 0; }
.chr-card { min-inline-size: 0; padding: 16px; border: 1px solid var(--hairline); border-radius: var(--radius); background: var(--surface); }
.chr-card h2 { margin: 0 0 12px; font-size: 16px; font-weight: 650; line-height: 24px; }
.chr-card h3 { margin: 0 0 4px; font-size: 13px; font-weight: 400; line-height: 18px; color: var(--ink-muted); }
.chr-card dd a { color: var(--action); }
.chr-files { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 16px; }
.chr-files p { margin: 0; line-height: 20px; overflow-wrap: anywhere; font-weight: 600; }
.chr-files a { display: inline-flex; align-items: center; min-block-size: 32px; color: var(--action); font-weight: 600; }
.chr-files p.chr-muted { font-weight: 400; }
.chr-muted { color: var(--ink-muted); font-size: 13px; line-height: 18px; }
.chr-short { color: var(--warning); }
.chr-log { display: grid; gap: 12px; margin: 0; padding: 0; list-style: none; line-height: 20px; }
.chr-log p { margin: 0; overflow-wrap: anywhere; }
@media (max-width: 68em) { .chr-layout { grid-template-columns: minmax(0, 1fr); }
}
@media (max-width: 48em) { .chr-line { gap: 4px; }
.chr-line li { font-size: 0; line-height: 0; padding: 0; }
.chr-line small { display: none; }
.chr-files { grid-template-columns: minmax(0, 1fr); }
.chr-files a { min-block-size: 44px; }
.chr-verbs { inline-size: 100%; display: grid; }
}
`;

export const RequestStyles = () => (
  <style href="chandler-request" precedence="medium">
    {css}
  </style>
);

export const styles = {
  line: "chr-line",
  now: "chr-now",
  verbs: "chr-verbs",
  layout: "chr-layout",
  main: "chr-main",
  card: "chr-card",
  files: "chr-files",
  muted: "chr-muted",
  short: "chr-short",
  log: "chr-log",
} as const;
