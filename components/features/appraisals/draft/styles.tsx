const css = `
.drafts { margin: 0 0 16px; padding: 12px 16px; border: 1px solid var(--hairline); border-inline-start: 3px solid var(--warning); border-radius: var(--radius); background: var(--surface); font-size: 14px; line-height: 20px; }
.drafts h2 { margin: 0; font-size: 15px; font-weight: 650; line-height: 22px; }
.drafts p { margin: 0 0 4px; color: var(--ink-muted); font-size: 13px; line-height: 18px; }
.drafts a { color: var(--action); font-weight: 600; }
.drafts ul { margin: 0; padding: 0; list-style: none; }
.drafts li { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; justify-content: space-between; padding-block: 8px; border-block-start: 1px solid var(--hairline); }
.drafts li > span:first-child { display: grid; min-inline-size: 0; overflow-wrap: anywhere; }
.drafts small { color: var(--ink-muted); font-size: 13px; font-variant-numeric: tabular-nums; }
.drafts small[data-state="refused"] { color: var(--error); }
.drafts small:is([data-state="waiting"], [data-state="earlier"]) { color: var(--warning); }
.drafts-acts { display: flex; flex-wrap: wrap; gap: 4px; align-items: center; }
@media print { .drafts { display: none; } }
`;

/** Styles of the queue, loaded with it. */
export const QueueStyles = () => (
  <style href="appraisal-drafts" precedence="medium">
    {css}
  </style>
);
