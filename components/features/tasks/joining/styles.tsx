/** Inline styles, because the page must be complete offline and the shared stylesheet is at its size limit. */
const css = `
.joining-age { display: flex; flex-wrap: wrap; gap: 0 8px; margin: 0 0 12px; color: var(--ink-muted); font-size: 14px; font-variant-numeric: tabular-nums; }
.joining-kept { display: none; }
html[data-kept] .joining-kept { display: block; }
.joining-warning { margin: 0 0 12px; padding: 10px 12px; border-radius: var(--radius); background: var(--warning-soft, var(--surface-sunken)); color: var(--ink); font-size: 14px; line-height: 20px; }
.joining-note { margin: 8px 0 0; color: var(--ink-muted); font-size: 13px; line-height: 20px; min-height: 20px; }
.joining-files a { display: inline-flex; align-items: center; min-height: 44px; }
.joining-missing { font-weight: 600; }
`;

export const JoiningStyles = () => (
  <style href="my-joining" precedence="medium">
    {css}
  </style>
);
