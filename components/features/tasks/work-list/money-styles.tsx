/** Styles of the sums in rupiah, loaded with them to keep the shared stylesheet small. */
const css = `
.money-figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(200px, 1fr)); margin: 0 0 20px; padding: 0; border: 1px solid var(--hairline); border-radius: var(--radius-large); background: var(--surface); overflow: hidden; list-style: none; }
.money-figures > li { box-shadow: 1px 0 0 var(--hairline), 0 1px 0 var(--hairline); }
.money-figure { display: grid; gap: 2px; height: 100%; padding: 10px 16px; color: var(--ink-muted); font-size: 13px; line-height: 18px; text-decoration: none; }
.money-figure b { color: var(--ink); font-size: 18px; font-weight: 650; line-height: 24px; font-variant-numeric: tabular-nums; }
.money-figure small { font-size: 13px; }
.money-figure:hover { background: var(--surface-sunken); }
.money-figure:focus-visible { outline-offset: -3px; }
@media (max-width: 48em) {
.money-figure { grid-template-columns: minmax(0, 1fr) auto; align-items: baseline; min-height: 44px; padding: 8px 12px; }
.money-figure b { font-size: 16px; }
}
`;

export const MoneyStyles = () => (
  <style href="money-figures" precedence="medium">
    {css}
  </style>
);
