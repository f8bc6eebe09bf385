/** Styles of a call and its note, loaded with them to keep the shared stylesheet small. */
const css = `
.call-note-call { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 16px; min-width: 160px; font-size: 14px; line-height: 20px; }
.call-note-number { display: inline-flex; align-items: center; min-height: 28px; color: var(--action); font-weight: 600; white-space: nowrap; }
.call-note-note { min-height: 28px; padding: 0; border: 0; background: none; color: var(--action); font: inherit; cursor: pointer; }
.call-note-note:hover { text-decoration: underline; }
.call-note-muted { color: var(--ink-muted); font-size: 13px; overflow-wrap: anywhere; }
.call-note-saved:empty { display: none; }
.call-note-form { display: grid; flex-basis: 100%; justify-items: start; gap: 6px; width: min(320px, 100%); }
.call-note-form label { font-size: 13px; font-weight: 600; }
.call-note-form textarea { width: 100%; padding: 8px 10px; border: 1px solid var(--hairline-strong); border-radius: var(--radius); background: var(--surface); color: var(--ink); font: inherit; }
@media (max-width: 48em) {
.call-note-number, .call-note-note { min-height: 44px; }
.call-note-form textarea { font-size: 16px; }
}
@media print {
.call-note-note, .call-note-form { display: none; }
}
`;

export const CallNoteStyles = () => (
  <style href="call-note" precedence="medium">
    {css}
  </style>
);
