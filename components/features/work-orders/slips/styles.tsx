/** Styles of a slip, loaded with its page to keep the global sheet small. */
const css = `
.slip-steps, .slip-actions > span { display: flex; flex-wrap: wrap; gap: 8px; }
.slip-actions { display: grid; gap: 2px; justify-items: end; }
.slip-actions small { color: var(--ink-muted); font-size: 13px; line-height: 18px; }
.slip-quiet { margin: 0 0 12px; color: var(--ink-muted); font-size: 14px; line-height: 20px; }
.slip-flat { margin: 0; }
.slip-link { color: var(--action); font-weight: 600; }
.slip-pay { display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: center; justify-content: space-between; margin-block-end: 16px; padding: 14px 16px; border: 1px solid var(--hairline); border-inline-start: 3px solid var(--action); border-radius: var(--radius); background: var(--surface); }
.slip-pay p { display: grid; margin: 0; }
.slip-pay p span { color: var(--ink-muted); font-size: 13px; line-height: 18px; }
.slip-pay b { font-size: 26px; font-weight: 650; line-height: 34px; font-variant-numeric: tabular-nums; }
.slip-card { margin-block-end: 16px; padding: 14px 16px; border: 1px solid var(--hairline); border-radius: var(--radius); background: var(--surface); }
.slip-columns { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px; align-items: start; margin-block-end: 16px; }
.slip-lines { inline-size: 100%; border-collapse: collapse; border: 1px solid var(--hairline); background: var(--surface); font-size: 14px; line-height: 20px; }
.slip-lines :is(th, td) { padding: 6px 12px; border-block-end: 1px solid var(--hairline); font-weight: 400; text-align: start; vertical-align: top; }
.slip-lines thead th { color: var(--ink); font-weight: 650; }
.slip-lines :is(td, thead th:not(:first-child)) { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
.slip-lines [data-before] { color: var(--ink-muted); }
.slip-lines [data-total] > * { font-weight: 650; }
.slip-lines summary { cursor: pointer; min-block-size: 20px; }
.slip-lines details p { margin: 4px 0; color: var(--ink-muted); font-size: 13px; line-height: 18px; overflow-wrap: anywhere; white-space: pre-line; }
.slip-none { color: var(--ink-muted); font-style: italic; }
.slip-own h2 { margin: 8px 0; font-size: 16px; font-weight: 650; line-height: 24px; }
.slip-own ul { margin: 0; padding: 0; list-style: none; border: 1px solid var(--hairline); border-radius: var(--radius); background: var(--surface); }
.slip-own li { display: grid; grid-template-columns: 110px minmax(0, 1fr) auto; gap: 4px 12px; align-items: center; padding: 8px 16px; border-block-start: 1px solid var(--hairline); font-size: 14px; line-height: 20px; }
.slip-own li:first-child { border-block-start: 0; }
.slip-own a { color: var(--action); font-weight: 600; }
.slip-own a[aria-current] { color: var(--ink); text-decoration: none; }
.slip-own b { font-weight: 600; font-variant-numeric: tabular-nums; }
@media (max-width: 60em) { .slip-columns { grid-template-columns: minmax(0, 1fr); }
}
@media (max-width: 48em) { .slip-actions { justify-items: start; inline-size: 100%; }
.slip-lines :is(th, td) { padding: 8px; }
.slip-lines summary { padding-block: 2px; }
.slip-own li { grid-template-columns: minmax(0, 1fr) auto; }
.slip-own li span { grid-row: 2; grid-column: 1 / -1; color: var(--ink-muted); }
.slip-own a { display: grid; align-items: center; min-block-size: 44px; }
}
@media print { .slip-actions, .slip-steps, .slip-own, .slip-link { display: none; }
.slip-columns { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 12px; }
}
`;

export const SlipStyles = () => (
  <style href="salary-slip" precedence="medium">
    {css}
  </style>
);

export const styles = {
  steps: "slip-steps",
  actions: "slip-actions",
  quiet: "slip-quiet",
  flat: "slip-flat",
  link: "slip-link",
  takeHome: "slip-pay",
  card: "slip-card",
  columns: "slip-columns",
  lines: "slip-lines",
  none: "slip-none",
  own: "slip-own",
} as const;
