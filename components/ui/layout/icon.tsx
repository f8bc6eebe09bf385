const paths = {
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M6 6l12 12M18 6L6 18",
  down: "M6 9l6 6 6-6",
  left: "M15 6l-6 6 6 6",
  right: "M9 6l6 6-6 6",
  first: "M18 6l-6 6 6 6M7 6v12",
  last: "M6 6l6 6-6 6M17 6v12",
  up: "M6 15l6-6 6 6",
  more: "M5 11.5a.5.5 0 1 0 .01 0zM12 11.5a.5.5 0 1 0 .01 0zM19 11.5a.5.5 0 1 0 .01 0z",
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5",
  plus: "M12 5v14M5 12h14",
  edit: "M4 20h4L19 9l-4-4L4 16zM13 7l4 4",
  delete: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v6M14 11v6",
  external: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  stop: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM6 6l12 12",
  reopen: "M4 12a8 8 0 1 0 2.5-5.8M4 4v4h4",
  home: "M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6",
  people:
    "M9 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c0-4 3-6 6.500-6s6.500 2 6.500 6M16 4.500a3.500 3.500 0 0 1 0 6.200M17.500 14.500c2.500.700 4 2.600 4 5.500",
  briefcase: "M4 8h16v11H4zM9 8V5h6v3M4 13h16",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-4.500 3.500-7 8-7s8 2.500 8 7",
  exit: "M14 5V4H5v16h9v-1M10 12h10M17 8.500l3.500 3.500-3.500 3.500",
  key: "M8 11a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zM11.500 12L20 3.500M16 7.500l3 3",
  ship: "M12 3v4M7 11V7h10v4M3.500 13.500L12 10.500l8.500 3L18.500 19M5.500 19l-2-5.500M2.500 20.500c2.400 0 2.400-1.500 4.750-1.500s2.400 1.500 4.750 1.500 2.400-1.500 4.750-1.500 2.400 1.500 4.750 1.500",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  moon: "M20 14A8.500 8.500 0 0 1 10 4a8.500 8.500 0 1 0 10 10z",
  screen: "M3 5h18v12H3zM9 21h6M12 17v4",
  columns: "M4 5h16v14H4zM9.500 5v14M14.500 5v14",
  bookmark: "M7 4h10v16l-5-4-5 4z",
  rows: "M4 6h16M4 10h16M4 14h16M4 18h16",
  "rows-wide": "M4 6h16M4 12h16M4 18h16",
  eye: "M2 12s3.500-6.500 10-6.500S22 12 22 12s-3.500 6.500-10 6.500S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  "eye-off": "M2 12s3.500-6.500 10-6.500S22 12 22 12s-3.500 6.500-10 6.500S2 12 2 12zM4 4l16 16",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  download: "M12 4v11M7 11l5 5 5-5M4 20h16",
  print: "M7 8V4h10v4M7 17H4V9h16v8h-3M7 14h10v6H7z",
  calendar: "M4 6h16v14H4zM4 10.500h16M8.500 3.500v4M15.500 3.500v4",
  bell: "M6 17v-6a6 6 0 0 1 12 0v6l1.500 2h-15zM10 21h4",
  check: "M5 12.500l4.500 4.500L19 7.500",
  mail: "M3 6h18v12H3zM3 7l9 7 9-7",
} as const;
export type IconName = keyof typeof paths;

/** A line icon in the colour of the adjacent text, which names it. Its style is in tokens.css. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" className="icon" aria-hidden>
      <path d={paths[name]} />
    </svg>
  );
}
