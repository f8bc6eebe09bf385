"use client";

import { Urgent } from "@/components/ui/feedback/urgent";
import { factsOf } from "./bar-text";
import styles from "./card.module.css";
import { Swatch } from "./swatch";
import type { BarCard } from "./use-bar-card";

type Props = { card: BarCard; onPointerEnter: () => void; onPointerLeave: () => void };

/** Show a bar's label as a visible card. */
export function GanttCard({ card: { text, look, time, place }, ...pointer }: Props) {
  const { title, lines } = factsOf(text);
  return (
    <div aria-hidden className={styles.card} style={place} {...pointer}>
      <p className={styles.title}>
        <Swatch look={look} />
        {title}
      </p>
      <dl>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value === time?.word ? <Urgent level={time.level} word={time.word} /> : value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
