/** Styles of the appraisal lists, loaded with their pages to keep the shared stylesheet small. */
const css = `
tr td.apprl-top { padding-block: 5px; white-space: normal; }
.apprl-name { color: var(--action); font-weight: 600; text-decoration: none; }
.apprl-name:hover { text-decoration: underline; }
.apprl-sub { display: block; color: var(--ink-muted); font-size: 12px; line-height: 18px; }
.apprl-score { font-variant-numeric: tabular-nums; }
.apprl-bars { display: inline-grid; grid-template-columns: repeat(5, 14px); gap: 2px; align-items: end; block-size: 24px; vertical-align: middle; }
.apprl-bars i { display: block; min-block-size: 2px; background: var(--action); border-radius: 1px; }
.apprl-bars i[data-none] { background: var(--hairline); }
.apprl-small { color: var(--ink-muted); }
.apprl-high { color: var(--warning); font-weight: 600; }
.apprl-lead { margin: 0 0 12px; max-inline-size: var(--measure); color: var(--ink-muted); font-size: 14px; line-height: 20px; }
@media (max-width: 48em) {
tr td.apprl-top { padding-block: 0; }
}
`;

export const AppraisalListStyles = () => (
  <style href="appraisal-lists" precedence="medium">
    {css}
  </style>
);
