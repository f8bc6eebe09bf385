import type { CSSProperties } from "react";
import type { BarPart } from "@/lib/features/manning/gantt/layout.rules";
import type { Placement } from "@/lib/features/manning/gantt/window.rules";

const percent = (value: number) => `${Number(value.toFixed(3))}%`;

/** Position a bar in its row: percent across, lanes down. */
export function barPositionStyle({ left, width }: Placement, lane: number): CSSProperties {
  const across = { left: percent(left), width: percent(width) };
  if (lane === 0) return across;
  const down: CSSProperties & Record<"--lane", number> = { ...across, "--lane": lane };
  return down;
}

/** Position a part of a bar, in percent of the bar. */
export const barPartStyle = ({ left, width }: BarPart): CSSProperties => ({
  left: `${left.toFixed(2)}%`,
  width: `${width.toFixed(2)}%`,
});
