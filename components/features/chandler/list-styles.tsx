/** Styles of request lists, loaded with their pages to keep the global sheet small. */
const css = `
tr td.chd-wide { min-inline-size: 260px; max-inline-size: 420px; padding-block: 6px; white-space: normal; }
tr td.chd-top { padding-block: 5px; }
.chd-sub { display: block; color: var(--ink-muted); font-size: 12px; line-height: 18px; }
.chd-muted { color: var(--ink-muted); }
.chd-late { color: var(--error); font-weight: 600; }
.chd-link { color: var(--ink); text-decoration: underline; text-decoration-color: var(--hairline); text-underline-offset: 3px; }
.chd-link:hover { color: var(--action); text-decoration: underline; }
@media (max-width: 48em) {
tr td.chd-wide, tr td.chd-top { min-inline-size: 0; max-inline-size: none; padding-block: 0; }
}
`;

export const ListStyles = () => (
  <style href="chandler-lists" precedence="medium">
    {css}
  </style>
);

export const listStyles = {
  wide: "chd-wide",
  top: "chd-top",
  sub: "chd-sub",
  muted: "chd-muted",
  late: "chd-late",
  link: "chd-link",
} as const;
