import look from "./look.module.css";

const onBar = ["overlap", "extended", "over-contract", "limit"];
const parts: Record<string, string> = { extended: "extension", "over-contract": "tail", limit: "limit" };

/** A piece of a bar, as it looks in the chart, for the legend, the card and the table. */
export function Swatch({ look: name }: { look: string }) {
  const part = parts[name];
  return (
    <span
      aria-hidden
      className={`${look.swatch} ${look.look}`}
      data-look={onBar.includes(name) ? "on-board" : name}
      data-overlap={name === "overlap" || undefined}
    >
      {part ? <i data-part={part} /> : null}
    </span>
  );
}
