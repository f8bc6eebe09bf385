/** Styles of the calibration, loaded with its page to keep the shared stylesheet small. */
const css = `
.apprl-bars { display: inline-grid; grid-template-columns: repeat(5, 14px); gap: 2px; align-items: end; block-size: 24px; vertical-align: middle; }
.apprl-bars i { display: block; min-block-size: 2px; background: var(--action); border-radius: 1px; }
.apprl-bars i[data-none] { background: var(--hairline); }
.apprl-high { color: var(--warning); font-weight: 600; }
.apprl-lead { margin: 0 0 12px; max-inline-size: var(--measure); color: var(--ink-muted); font-size: 14px; line-height: 20px; }
`;

export const CalibrationStyles = () => (
  <style href="appraisal-calibration" precedence="medium">
    {css}
  </style>
);
