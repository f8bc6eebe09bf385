/** Styles of the report, loaded with its page to keep the shared stylesheet small. */
const css = `
.appr { display: grid; grid-template-columns: 200px minmax(0, 1fr); gap: 0 32px; align-items: start; }
.appr-jump { position: sticky; inset-block-start: 72px; font-size: 14px; line-height: 20px; }
.appr-jump ol { display: grid; gap: 2px; margin: 0; padding: 0; list-style: none; }
.appr-jump a { display: flex; gap: 8px; justify-content: space-between; padding: 6px 8px; border-radius: var(--radius); color: var(--ink); text-decoration: none; }
.appr-jump a:hover { background: var(--surface); color: var(--action); }
.appr-jump small { color: var(--ink-muted); font-size: 13px; font-variant-numeric: tabular-nums; white-space: nowrap; }
.appr-jump small[data-missing] { color: var(--warning); }
.appr-parts { display: grid; gap: 28px; min-inline-size: 0; max-inline-size: 860px; }
.appr-part { scroll-margin-block-start: 72px; min-inline-size: 0; }
.appr-part > h2 { margin: 0 0 4px; font-size: 16px; font-weight: 650; line-height: 24px; }
.appr-part > p { margin: 0 0 12px; color: var(--ink-muted); font-size: 14px; line-height: 20px; }
.appr-part :is(input, textarea, select, button) { scroll-margin-block: 72px 120px; }
.appr-part h3 { margin: 20px 0 8px; font-size: 14px; font-weight: 650; line-height: 20px; }
.appr-card { display: grid; gap: 16px; padding: 16px; border: 1px solid var(--hairline); border-radius: var(--radius); background: var(--surface); }
.appr-card a { color: var(--action); }
.appr-grid { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 16px; }
.appr-field { display: grid; gap: 4px; align-content: start; min-inline-size: 0; }
.appr-field label, .appr-legend { padding: 0; font-size: 14px; font-weight: 600; line-height: 20px; }
.appr-field small, .appr-help { color: var(--ink-muted); font-size: 13px; line-height: 18px; }
.appr-part input:not([type]), .appr-part input[type="text"], .appr-part textarea, .appr-part select { inline-size: 100%; min-block-size: 40px; padding: 8px 10px; border: 1px solid var(--hairline-strong); border-radius: var(--radius); background: var(--surface); color: var(--ink); font: 400 14px/22px var(--font); }
.appr-part textarea { min-block-size: 62px; resize: vertical; field-sizing: content; }
:is(.appr-part, .appr-dialog) [aria-invalid="true"]:not(fieldset) { border-color: var(--error); }
.appr-part :is(input:not([type="radio"], [type="checkbox"]), textarea, select):disabled { border-color: var(--hairline); background: var(--surface-sunken); color: var(--ink); opacity: 1; }
.appr-wrong { margin: 0; color: var(--error); font-size: 13px; font-weight: 600; line-height: 18px; }
.appr-wrong:empty { display: none; }
.appr-set { display: grid; gap: 8px; min-inline-size: 0; margin: 0; padding: 0; border: 0; }
.appr-set > legend { margin-block-end: 8px; }
.appr-set > .appr-field { margin-block-start: 4px; }
.appr-ask { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 10px; align-items: baseline; }
.appr-ask b { color: var(--ink-muted); font-weight: 600; font-variant-numeric: tabular-nums; }
.appr-ask span { font-weight: 600; line-height: 22px; }
.appr-ask small { grid-column: 2; color: var(--ink-muted); font-size: 14px; font-weight: 400; line-height: 20px; }
.appr-scale { display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); }
.appr-two { display: flex; flex-wrap: wrap; gap: 0; }
.appr-set { scroll-margin-block: 72px 120px; }
.appr-comment { justify-self: start; min-block-size: 44px; padding: 0; border: 0; background: none; color: var(--action); font: 600 14px/20px var(--font); cursor: pointer; }
.appr-choice { position: relative; display: flex; gap: 6px; align-items: center; justify-content: center; min-block-size: 44px; margin-inline-start: -1px; padding: 6px 8px; border: 1px solid var(--hairline-strong); background: var(--surface); font-size: 13px; line-height: 16px; text-align: center; cursor: pointer; }
.appr-choice:first-of-type { margin-inline-start: 0; border-start-start-radius: var(--radius); border-end-start-radius: var(--radius); }
.appr-choice:last-of-type { border-start-end-radius: var(--radius); border-end-end-radius: var(--radius); }
.appr-two .appr-choice { min-inline-size: 96px; font-size: 14px; }
.appr-choice input { position: absolute; opacity: 0; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; cursor: inherit; }
.appr-choice b { font-size: 14px; font-variant-numeric: tabular-nums; }
.appr-choice:hover:not(:has(:disabled)) { background: var(--surface-sunken); }
.appr-choice:has(:checked) { z-index: 1; border-color: var(--action); background: var(--action-soft); box-shadow: inset 0 0 0 1px var(--action); font-weight: 650; }
.appr-choice:has(:focus-visible) { z-index: 2; outline: 3px solid var(--focus); outline-offset: 2px; }
.appr-choice:has(:disabled) { cursor: default; color: var(--ink-muted); }
.appr-set[aria-invalid="true"] .appr-choice { border-color: var(--error); }
.appr-lines { display: grid; gap: 12px; margin: 0; padding: 0; list-style: none; }
.appr-lines > li { display: grid; gap: 8px; padding-block-end: 12px; border-block-end: 1px solid var(--hairline); }
.appr-lines > li:last-child { padding-block-end: 0; border: 0; }
.appr-lines > li.appr-card { padding: 16px; border: 1px solid var(--hairline); }
ol.appr-lines.appr-card { padding: 16px; }
.appr-course { display: flex; gap: 10px; align-items: center; min-block-size: 44px; font-size: 14px; line-height: 20px; cursor: pointer; }
.appr-course input { flex: none; inline-size: 20px; block-size: 20px; accent-color: var(--action); }
.appr-course small { color: var(--ink-muted); }
.appr-pages { display: flex; gap: 8px; align-items: center; justify-content: flex-end; font-size: 14px; font-variant-numeric: tabular-nums; }
.appr-foot { position: sticky; inset-block-end: 0; z-index: 5; grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; justify-content: flex-end; margin-block-start: 24px; padding-block: 12px calc(12px + env(safe-area-inset-bottom)); border-block-start: 1px solid var(--hairline); background: var(--page); font-size: 14px; line-height: 20px; }
.appr-foot > p { display: flex; flex-wrap: wrap; gap: 0 8px; margin: 0 auto 0 0; font-variant-numeric: tabular-nums; }
.appr-foot [data-bad] { color: var(--error); font-weight: 600; }
.appr-foot [data-wait] { color: var(--warning); font-weight: 600; }
.appr-notes { display: grid; gap: 12px; grid-column: 1 / -1; margin-block-end: 20px; }
.appr-notes:empty { display: none; }
.appr-notes ul { margin: 4px 0 0; padding-inline-start: 18px; }
.appr-facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px 24px; margin: 0; }
.appr-facts dt { color: var(--ink-muted); font-size: 13px; line-height: 18px; }
.appr-facts dd { margin: 1px 0 0; font-weight: 600; line-height: 22px; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.appr-dialog { inline-size: min(480px, calc(100vw - 32px)); padding: 24px; border: 0; border-radius: var(--radius-large); background: var(--surface); color: var(--ink); box-shadow: var(--shadow-float); }
.appr-dialog::backdrop { background: rgb(11 37 69 / 0.45); }
.appr-dialog h2 { margin: 0 0 8px; font-size: 18px; font-weight: 650; line-height: 26px; }
.appr-dialog p { margin: 0 0 16px; line-height: 22px; }
.appr-dialog form { display: grid; gap: 16px; }
.appr-dialog textarea { inline-size: 100%; min-block-size: 84px; padding: 8px 10px; border: 1px solid var(--hairline-strong); border-radius: var(--radius); background: var(--surface); color: var(--ink); font: 400 14px/22px var(--font); field-sizing: content; }
.appr-acts { display: flex; flex-wrap: wrap; gap: 8px; justify-content: flex-end; }
@media (max-width: 68em) { .appr { grid-template-columns: minmax(0, 1fr); }
.appr-jump { position: static; overflow-x: auto; margin-block-end: 16px; }
.appr-jump ol { display: flex; gap: 4px; }
.appr-jump a { padding: 10px 8px; white-space: nowrap; }
}
@media (max-width: 48em) { .appr-grid { grid-template-columns: minmax(0, 1fr); }
.appr-scale .appr-choice { flex-direction: column; gap: 2px; justify-content: flex-start; min-block-size: 64px; padding: 6px 2px; font-size: 12px; line-height: 14px; overflow-wrap: anywhere; }
.appr-scale .appr-choice b { font-size: 18px; line-height: 22px; }
.appr-two .appr-choice { flex: 1; }
.appr-part :is(input:not([type="radio"], [type="checkbox"]), textarea, select), .appr-dialog textarea { font-size: 16px; min-block-size: 44px; }
.appr-card, .appr-lines > li.appr-card, ol.appr-lines.appr-card { padding: 14px 12px; }
.appr-foot > p { flex: 1 1 100%; }
.appr-foot > button { flex: 1; }
}
@media print {
.appr-jump, .appr-foot, .appr-notes, .appr-pages, .appr-add, .appr-comment, .appr-field button { display: none; }
.appr { display: block; }
.appr-parts { gap: 16px; }
.appr-grid { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px 16px; }
.appr-part > :is(h2, h3, p) { break-after: avoid; }
.appr-set, .appr-field, .appr-lines > li { break-inside: avoid; }
.appr-card, ol.appr-lines.appr-card { border: 0; padding: 0; }
.appr-lines > li.appr-card { padding: 0 0 8px; border: 0; border-block-end: 1px solid var(--hairline); }
.appr-scale, .appr-two { display: flex; flex-wrap: wrap; gap: 0 20px; }
:is(.appr-scale, .appr-two):has(:checked) .appr-choice:not(:has(:checked)), .appr-course:not(:has(:checked)) { display: none; }
.appr-choice.appr-choice, .appr-choice:has(:checked) { justify-content: flex-start; min-block-size: 0; min-inline-size: 0; margin: 0; padding: 0; border: 0; background: none; box-shadow: none; }
.appr-part :is(input:not([type="radio"], [type="checkbox"]), textarea, select) { min-block-size: 0; padding: 0; border: 0; background: none; resize: none; appearance: none; }
.appr-set > .appr-field:has(textarea:placeholder-shown) { display: none; }
}
`;

export const ReportStyles = () => (
  <style href="appraisal-report" precedence="medium">
    {css}
  </style>
);
