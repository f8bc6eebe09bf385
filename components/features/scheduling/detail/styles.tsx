/** Styles of a schedule, loaded with its page to keep the shared stylesheet small. */
const css = `
.sch-bar { display: grid; grid-template-columns: repeat(auto-fit, minmax(180px, 1fr)); gap: 12px 24px; margin: 0 0 16px; padding: 14px 16px; border: 1px solid var(--hairline); border-radius: var(--radius); background: var(--surface); }
.sch-bar dt { font-size: 13px; line-height: 18px; color: var(--ink-muted); }
.sch-bar dd { margin: 2px 0 0; font-weight: 600; line-height: 22px; font-variant-numeric: tabular-nums; }
.sch-bar dd > span { white-space: normal; }
.sch-line { display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); gap: 8px; margin: 0; padding: 0; list-style: none; }
.sch-line li { padding-block-start: 8px; border-block-start: 3px solid var(--hairline); font-size: 13px; line-height: 18px; color: var(--ink-muted); }
.sch-line li[data-state="done"] { border-color: var(--action); color: var(--ink); }
.sch-line li[data-state="now"] { border-color: var(--action); font-weight: 650; color: var(--ink); }
.sch-line time { display: block; font-weight: 400; font-variant-numeric: tabular-nums; color: var(--ink-muted); }
.sch-now { display: grid; gap: 4px; margin: 12px 0 20px; padding: 12px 16px; border: 1px solid var(--hairline); border-inline-start: 3px solid var(--action); border-radius: var(--radius); background: var(--surface); line-height: 20px; }
.sch-now[data-missing] { border-inline-start-color: var(--warning); }
.sch-now p { margin: 0; }
.sch-now ul { margin: 0; padding-inline-start: 18px; }
.sch-pause { block-size: 20px; }
.sch-step { color: var(--ink-muted); font-size: 13px; }
.sch-layout { display: grid; grid-template-columns: minmax(0, 1fr) 320px; gap: 24px; align-items: start; }
.sch-main, .sch-side { display: grid; gap: 24px; align-content: start; min-inline-size: 0; }
.sch-layout h2 { margin: 0 0 12px; font-size: 16px; font-weight: 650; line-height: 24px; }
.sch-card { min-inline-size: 0; padding: 16px; border: 1px solid var(--hairline); border-radius: var(--radius); background: var(--surface); }
.sch-card > p { margin: 0 0 12px; line-height: 20px; }
.sch-card > p:last-child { margin: 0; }
.sch-card > dl + p:last-child { margin-block-start: 12px; }
.sch-card p > a { color: var(--action); }
.sch-side dl { grid-template-columns: repeat(2, minmax(0, 1fr)); }
.sch-ways { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 16px; }
.sch-ways .sch-card { display: grid; gap: 12px; align-content: start; }
.sch-ways h2 { margin: 0; }
.sch-pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(160px, 1fr)); gap: 12px; align-items: start; }
.sch-card[data-locked] { background: none; }
.sch-card[data-locked] h2, .sch-card[data-locked] dd { color: var(--ink-muted); }
.sch-head { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; justify-content: space-between; margin-block-end: 12px; }
.sch-head h2 { margin: 0; }
.sch-muted { color: var(--ink-muted); font-size: 13px; line-height: 18px; }
.sch-table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
.sch-table th { padding: 6px 8px 6px 0; text-align: start; font-weight: 500; line-height: 20px; }
.sch-table thead th { font-size: 13px; color: var(--ink-muted); }
.sch-table td, .sch-table thead th + th { padding: 6px 0 6px 12px; text-align: end; white-space: nowrap; }
.sch-table tbody tr { border-block-start: 1px solid var(--hairline); }
.sch-table tfoot tr { border-block-start: 2px solid var(--hairline-strong); }
.sch-table tfoot th, .sch-table tfoot td { padding-block: 10px; font-weight: 650; }
.sch-number { display: inline-block; inline-size: 84px; text-align: end; vertical-align: middle; }
.sch-number[data-money] { inline-size: 148px; }
.sch-wrong { display: block; max-inline-size: 220px; margin-inline-start: auto; color: var(--error); font-size: 13px; line-height: 18px; white-space: normal; text-align: end; }
.sch-grade { display: grid; grid-template-columns: minmax(0, 260px) minmax(0, 1fr); gap: 16px; align-items: start; }
.sch-docs { display: grid; margin: 0; padding: 0; list-style: none; }
.sch-docs li { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; gap: 4px 16px; align-items: center; padding-block: 10px; border-block-start: 1px solid var(--hairline); line-height: 20px; }
.sch-docs li:first-child { border-block-start: 0; padding-block-start: 0; }
.sch-docs strong { font-weight: 600; overflow-wrap: anywhere; }
.sch-docs p { margin: 0; }
.sch-price { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
.sch-acts { display: flex; flex-wrap: wrap; gap: 4px; }
.sch-log { display: grid; gap: 12px; margin: 0; padding: 0; list-style: none; line-height: 20px; }
.sch-log p { margin: 0; overflow-wrap: anywhere; }
.sch-log summary { cursor: pointer; color: var(--action); }
.sch-foot { position: sticky; inset-block-end: 0; z-index: 5; display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; justify-content: flex-end; margin-block-start: 24px; padding-block: 12px calc(12px + env(safe-area-inset-bottom)); border-block-start: 1px solid var(--hairline); background: var(--page); }
.sch-foot > p { margin: 0 auto 0 0; line-height: 20px; font-variant-numeric: tabular-nums; }
.sch-notes { display: grid; gap: 12px; margin-block-end: 16px; }
.sch-notes ul, .sch-list { margin: 4px 0 0; padding-inline-start: 18px; }
.sch-effects { margin: 0; display: grid; gap: 8px; }
.sch-effects dt { font-size: 13px; color: var(--ink-muted); }
.sch-effects dd { margin: 0; font-weight: 600; }
@media (max-width: 68em) { .sch-layout { grid-template-columns: minmax(0, 1fr); }
}
@media (max-width: 48em) { .sch-line { grid-template-columns: repeat(7, 1fr); gap: 4px; }
.sch-line li { font-size: 0; line-height: 0; padding: 0; }
.sch-line time { display: none; }
.sch-bar { grid-template-columns: repeat(2, minmax(0, 1fr)); }
.sch-ways, .sch-grade { grid-template-columns: minmax(0, 1fr); }
.sch-table thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
.sch-table tbody tr { display: grid; grid-template-columns: auto 1fr auto; gap: 4px 8px; align-items: center; padding-block: 10px; }
.sch-table tbody th { grid-column: 1 / -1; padding: 0; }
.sch-table tbody td { padding: 0; }
.sch-table tbody td:nth-child(3) { text-align: start; }
.sch-table tfoot tr { display: flex; justify-content: space-between; }
.sch-number { inline-size: 72px; }
.sch-number[data-money] { inline-size: 132px; }
.sch-docs li { grid-template-columns: minmax(0, 1fr) auto; }
.sch-acts { grid-column: 1 / -1; }
.sch-foot > p { flex: 1 1 100%; }
}
`;

export const ScheduleStyles = () => (
  <style href="schedule" precedence="medium">
    {css}
  </style>
);

export const styles = {
  bar: "sch-bar",
  line: "sch-line",
  now: "sch-now",
  step: "sch-step",
  pause: "sch-pause",
  layout: "sch-layout",
  main: "sch-main",
  side: "sch-side",
  card: "sch-card",
  ways: "sch-ways",
  pair: "sch-pair",
  head: "sch-head",
  muted: "sch-muted",
  table: "sch-table",
  number: "sch-number",
  wrong: "sch-wrong",
  grade: "sch-grade",
  docs: "sch-docs",
  price: "sch-price",
  acts: "sch-acts",
  log: "sch-log",
  foot: "sch-foot",
  notes: "sch-notes",
  list: "sch-list",
  effects: "sch-effects",
} as const;
