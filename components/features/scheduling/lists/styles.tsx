/** Styles of the schedule lists, loaded with their pages to keep the shared stylesheet small. */
const css = `
tr td.sched-wide { min-inline-size: 300px; max-inline-size: 420px; padding-block: 6px; white-space: normal; }
tr td.sched-place { white-space: normal; }
tr td.sched-top { padding-block: 5px; }
.sched-sub { display: block; color: var(--ink-muted); font-size: 12px; line-height: 18px; }
.sched-muted { color: var(--ink-muted); }
.sched-lacks { color: var(--warning); }
.sched-why { color: var(--ink); text-decoration: underline; text-decoration-color: var(--hairline); text-underline-offset: 3px; }
.sched-why:hover, .sched-view:hover { color: var(--action); text-decoration: underline; }
.sched-view { color: var(--action); font-weight: 600; text-decoration: none; }
@media (max-width: 48em) {
tr td.sched-wide, tr td.sched-top { min-inline-size: 0; max-inline-size: none; padding-block: 0; }
.sched-view { padding-block: 4px; }
}
`;

export const ListStyles = () => (
  <style href="scheduling-lists" precedence="medium">
    {css}
  </style>
);

export const styles = {
  wide: "sched-wide",
  place: "sched-place",
  top: "sched-top",
  sub: "sched-sub",
  muted: "sched-muted",
  lacks: "sched-lacks",
  why: "sched-why",
  view: "sched-view",
} as const;
