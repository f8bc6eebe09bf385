/** Styles of agreements, loaded with their pages to keep the shared stylesheet small. */
const css = `
.pkl-sections { display: grid; gap: 24px; max-inline-size: 1080px; margin-block-start: 16px; }
.pkl-sections h2, .pkl-side h2 { margin: 0 0 8px; font-size: 16px; font-weight: 650; line-height: 24px; }
.pkl-sections p { margin: 0 0 8px; }
.pkl-sections .pkl-wages { max-inline-size: 520px; }
.pkl-file { color: var(--action); }
.pkl-actions { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.pkl-wages { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
.pkl-wages td { padding: 6px 0; border-block-end: 1px solid var(--hairline); line-height: 20px; }
.pkl-wages td:last-child { padding-inline-start: 12px; text-align: end; white-space: nowrap; }
.pkl-wages tr[data-total] td { border-block-end: 0; font-weight: 650; }
.pkl-layout { display: grid; grid-template-columns: minmax(0, 1fr) 340px; gap: 32px; align-items: start; margin-block-start: 16px; }
.pkl-side { position: sticky; inset-block-start: 72px; display: grid; gap: 16px; padding: 16px; border: 1px solid var(--hairline); border-radius: var(--radius); background: var(--surface); }
.pkl-side ul { margin: 0; padding-inline-start: 18px; line-height: 20px; }
.pkl-side p { margin: 0; line-height: 20px; }
.pkl-group { margin: 0 0 24px; padding: 0; border: 0; }
.pkl-group legend { padding: 0; margin-block-end: 8px; font-size: 16px; font-weight: 650; line-height: 24px; }
.pkl-group dl { margin-block-end: 20px; }
.pkl-fields { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px 20px; align-items: start; }
.pkl-bar { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 8px; padding-block: 16px; }
.pkl-bar > [role="alert"] { flex: 1 1 100%; }
.pkl-muted { color: var(--ink-muted); }
.pkl-wrong { color: var(--error); }
@media (max-width: 60em) { .pkl-layout { grid-template-columns: minmax(0, 1fr); gap: 16px; }
.pkl-side { position: static; }
}
@media (max-width: 48em) { .pkl-fields { grid-template-columns: minmax(0, 1fr); }
}
`;

export const PklStyles = () => (
  <style href="pkl" precedence="medium">
    {css}
  </style>
);

export const styles = {
  sections: "pkl-sections",
  side: "pkl-side",
  wages: "pkl-wages",
  file: "pkl-file",
  actions: "pkl-actions",
  layout: "pkl-layout",
  group: "pkl-group",
  fields: "pkl-fields",
  bar: "pkl-bar",
  muted: "pkl-muted",
  wrong: "pkl-wrong",
} as const;
