const css = `
.apprq { display: grid; grid-template-columns: 248px minmax(0, 1fr); gap: 24px; align-items: start; }
.apprq[data-editing] { grid-template-columns: minmax(0, 1fr); }
.apprq-versions ol { display: grid; gap: 2px; margin: 0; padding: 0; list-style: none; }
.apprq-versions a { display: grid; gap: 2px; padding: 8px 12px; border-inline-start: 3px solid var(--hairline); border-radius: 0 var(--radius) var(--radius) 0; color: var(--ink); font-size: 14px; line-height: 20px; text-decoration: none; }
.apprq-versions a:hover { background: var(--surface-sunken); }
.apprq-versions a[aria-current] { border-color: var(--action); background: var(--surface); }
.apprq-line { display: flex; gap: 8px; align-items: center; justify-content: space-between; }
.apprq-source { overflow: hidden; color: var(--ink-muted); font-size: 13px; line-height: 18px; text-overflow: ellipsis; white-space: nowrap; }
.apprq-head { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; margin-block-end: 8px; }
.apprq-head h2 { margin: 0; font-size: 18px; line-height: 28px; }
.apprq-acts { display: flex; flex-wrap: wrap; gap: 8px; margin-inline-start: auto; }
.apprq-facts { display: flex; flex-wrap: wrap; gap: 8px 32px; margin: 0 0 16px; font-size: 13px; }
.apprq-facts dt { color: var(--ink-muted); line-height: 18px; }
.apprq-facts dd { margin: 0; line-height: 20px; overflow-wrap: anywhere; }
.apprq-part { margin-block-end: 24px; padding: 12px 16px; border: 1px solid var(--hairline); border-radius: var(--radius); background: var(--surface); }
.apprq-part h3, .apprq-editor h3 { margin: 0 0 4px; font-size: 15px; line-height: 22px; }
.apprq-part tbody td:first-child, .apprq-part tbody th:first-child { white-space: nowrap; }
.apprq-quiet { margin: 0 0 12px; color: var(--ink-muted); font-size: 14px; line-height: 20px; }
.apprq-editor { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; }
.apprq-fields { display: grid; grid-template-columns: 220px minmax(0, 1fr); gap: 0 16px; }
.apprq-bar { position: sticky; inset-block-end: 0; z-index: 5; display: flex; flex-wrap: wrap; gap: 8px; align-items: center; padding-block: 12px; background: var(--page); font-size: 14px; }
.apprq-bar > span { margin-inline-end: auto; color: var(--ink-muted); font-variant-numeric: tabular-nums; }
.apprq-bar > [role="alert"] { flex: 1 1 100%; order: -1; }
@media (max-width: 48em) { .apprq, .apprq-fields { grid-template-columns: minmax(0, 1fr); gap: 12px; }
.apprq-versions { margin-inline: -16px; padding-inline: 16px; overflow-x: auto; }
.apprq-versions ol { display: flex; gap: 8px; inline-size: max-content; }
.apprq-versions a { inline-size: 208px; min-block-size: 44px; border: 1px solid var(--hairline); border-radius: var(--radius); background: var(--surface); }
.apprq-acts { flex: 1 1 100%; margin: 0; }
}
`;

/** Styles of the questions, loaded with their page. */
export const FormsStyles = () => (
  <style href="appraisal-forms" precedence="medium">
    {css}
  </style>
);
