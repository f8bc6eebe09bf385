const css = `
.apprs { display: grid; grid-template-columns: minmax(0, 1fr) 300px; gap: 32px; align-items: start; }
.apprs-main { display: grid; gap: 24px; min-inline-size: 0; max-inline-size: 860px; }
.apprs-side { position: sticky; inset-block-start: 72px; display: grid; gap: 20px; }
.apprs h2 { margin: 0 0 8px; font-size: 16px; font-weight: 650; line-height: 24px; }
.apprs h3 { margin: 16px 0 8px; font-size: 14px; font-weight: 650; line-height: 20px; }
.apprs p { margin: 0; font-size: 14px; line-height: 20px; }
.apprs a { color: var(--action); }
.apprs small { display: block; color: var(--ink-muted); font-size: 13px; line-height: 18px; }
.apprs q { display: block; margin-block-start: 2px; font-size: 14px; line-height: 20px; quotes: none; overflow-wrap: anywhere; }
.apprs-facts { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px 24px; margin: 0; padding: 14px 16px; border: 1px solid var(--hairline); border-radius: var(--radius); background: var(--surface); }
.apprs-facts dt { color: var(--ink-muted); font-size: 13px; line-height: 18px; }
.apprs-facts dd { margin: 1px 0 0; font-size: 14px; font-weight: 600; line-height: 20px; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.apprs-lines, .apprs-decisions, .apprs-courses, .apprs-history { margin: 0; padding: 0; list-style: none; border: 1px solid var(--hairline); border-radius: var(--radius); background: var(--surface); }
.apprs-lines li { display: grid; grid-template-columns: 24px minmax(0, 1fr) 176px; gap: 4px 12px; padding: 10px 16px; border-block-start: 1px solid var(--hairline); font-size: 14px; line-height: 20px; }
.apprs-lines li:first-child, .apprs-decisions > div:first-child, .apprs-courses li:first-child { border-block-start: 0; }
.apprs-lines li[data-below] { box-shadow: inset 3px 0 0 var(--warning); }
.apprs-no { color: var(--ink-muted); font-weight: 400; font-variant-numeric: tabular-nums; }
.apprs-score { font-weight: 600; font-variant-numeric: tabular-nums; }
.apprs-score[data-look="low"] { color: var(--error); }
.apprs .apprs-below { color: var(--warning); font-weight: 600; }
.apprs-decisions > div { display: grid; grid-template-columns: minmax(0, 1fr) 176px; gap: 2px 12px; padding: 10px 16px; border-block-start: 1px solid var(--hairline); font-size: 14px; line-height: 20px; }
.apprs-decisions dd { display: contents; font-weight: 600; }
.apprs-decisions dd[data-no] { color: var(--error); font-weight: 600; }
.apprs-decisions dd span { grid-column: 1 / -1; color: var(--ink); font-weight: 400; overflow-wrap: anywhere; }
.apprs-courses li { padding: 10px 16px; border-block-start: 1px solid var(--hairline); font-size: 14px; line-height: 20px; }
.apprs .apprs-text { white-space: pre-line; overflow-wrap: anywhere; max-inline-size: var(--measure); }
.apprs-standing { display: grid; gap: 10px; justify-items: start; padding: 14px 16px; border: 1px solid var(--hairline); border-radius: var(--radius); background: var(--surface); }
.apprs-average b { font-size: 18px; font-weight: 650; line-height: 26px; }
.apprs-acts { display: grid; gap: 8px; }
.apprs-history { display: grid; gap: 12px; border: 0; background: none; font-size: 14px; line-height: 20px; }
.apprs-history span { overflow-wrap: anywhere; }
@media (max-width: 68em) { .apprs { display: flex; flex-direction: column; gap: 24px; align-items: stretch; margin-block-start: 8px; }
.apprs-side { display: contents; }
.apprs-standing { order: -1; }
.apprs-acts { position: sticky; display: flex; flex-wrap: wrap; inset-block-end: 0; z-index: 5; order: 1; margin-block-end: -12px; padding-block: 12px calc(12px + env(safe-area-inset-bottom)); border-block-start: 1px solid var(--hairline); background: var(--page); }
}
@media (max-width: 48em) { .apprs-facts { grid-template-columns: repeat(2, minmax(0, 1fr)); }
.apprs-lines li { grid-template-columns: 24px minmax(0, 1fr); padding: 10px 12px; }
.apprs-score { grid-column: 2; }
.apprs-acts > * { flex: 1 1 140px; }
}
`;

/** Styles of the read-only report, loaded with it. */
export const ReportViewStyles = () => (
  <style href="appraisal-shown" precedence="medium">
    {css}
  </style>
);
