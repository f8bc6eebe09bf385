import look from "./look.module.css";

const onBar = ["overlap", "extended", "over-contract", "limit"];
const parts: Record<string, string> = {
  extended: "extension",
  "over-contract": "tail",
  limit: "limit",
  "gap-later": "far",
  "gap-past": "past",
};
const lookOf = (name: string) => (onBar.includes(name) ? "on-board" : name.startsWith("gap") ? "gap" : name);

/** Draw a sample of a bar for legend, card and table. */
export function Swatch({ look: name }: { look: string }) {
  const part = parts[name];
  return (
    <span
      aria-hidden
      className={`${look.swatch} ${look.look}`}
      data-look={lookOf(name)}
      data-overlap={name === "overlap" || undefined}
    >
      {part ? <i data-part={part} /> : null}
    </span>
  );
}
