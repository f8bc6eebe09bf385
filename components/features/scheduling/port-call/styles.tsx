/** Styles of the port call dialog, loaded with it to keep the shared stylesheet small. */
const css = `
.call-muted { margin: 0; color: var(--ink-muted); font-size: 14px; line-height: 20px; }
.call-rows { display: grid; gap: 12px; padding-block: 4px; }
.call-people { display: grid; gap: 0; margin: 0; padding: 0; list-style: none; border: 1px solid var(--hairline); border-radius: var(--radius); max-block-size: 320px; overflow-y: auto; }
.call-people li { border-block-end: 1px solid var(--hairline); }
.call-people li:last-child { border-block-end: 0; }
.call-people label { display: grid; grid-template-columns: 20px minmax(0, 1fr); gap: 0 10px; align-items: start; min-block-size: 44px; padding: 6px 12px; cursor: pointer; font-size: 14px; line-height: 20px; font-variant-numeric: tabular-nums; }
.call-people input { inline-size: 16px; block-size: 16px; margin: 3px 0 0; accent-color: var(--action); }
.call-people small { display: block; font-size: 13px; line-height: 18px; color: var(--ink-muted); }
.call-people small[data-tone="moves"] { color: var(--ink); }
.call-people small[data-tone="against"] { color: var(--error); font-weight: 600; }
.call-days { display: flex; flex-wrap: wrap; gap: 8px; }
.call-effects { margin: 0; padding: 0; list-style: none; font-size: 14px; line-height: 20px; }
.call-effects [data-tone="against"] { color: var(--error); font-weight: 600; }
`;

export const CallStyles = () => (
  <style href="port-call" precedence="medium">
    {css}
  </style>
);

export const styles = {
  muted: "call-muted",
  rows: "call-rows",
  people: "call-people",
  days: "call-days",
  effects: "call-effects",
} as const;
