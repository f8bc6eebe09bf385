/** Styles of a month's payments, loaded with their page to keep the shared stylesheet small. */
const css = `
.payfiles-month { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; margin-block-end: 16px; }
.payfiles-month label { display: grid; gap: 4px; color: var(--ink-muted); font-size: 13px; }
.payfiles-columns { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px; align-items: start; }
.payfiles-part { display: grid; gap: 12px; justify-items: start; min-width: 0; }
.payfiles-part h2 { margin: 0; font-size: 16px; font-weight: 650; line-height: 24px; }
.payfiles-quiet { margin: 0 0 12px; color: var(--ink-muted); font-size: 14px; line-height: 20px; }
.payfiles-sums { width: 100%; border-collapse: collapse; border: 1px solid var(--hairline); background: var(--surface); font-size: 14px; line-height: 20px; }
.payfiles-sums :is(th, td) { padding: 6px 12px; border-block-end: 1px solid var(--hairline); font-weight: 400; text-align: start; }
.payfiles-sums [data-align="end"] { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
.payfiles-sums thead th, .payfiles-sums [data-total] > * { font-weight: 650; }
.payfiles-files { display: flex; gap: 0 4px; justify-content: end; }
@media (max-width: 48em) {
.payfiles-files { flex-wrap: wrap; }
}
@media (max-width: 60em) {
.payfiles-columns { grid-template-columns: minmax(0, 1fr); }
}
`;

export const PaymentFileStyles = () => (
  <style href="payment-files" precedence="medium">
    {css}
  </style>
);
