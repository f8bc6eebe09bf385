"use client";

import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import { barFactsOf } from "./bar-text";
import styles from "./bar-card.module.css";
import { Swatch } from "./swatch";
import type { BarCard } from "./use-bar-card";

type Props = { card: BarCard; onPointerEnter: () => void; onPointerLeave: () => void };

/** Show a bar's label as a visible card. */
export function GanttBarCard({ card: { text, look, time, position }, ...pointer }: Props) {
  const { title, lines } = barFactsOf(text);
  return (
    <div aria-hidden className={styles.card} style={position} {...pointer}>
      <p className={styles.title}>
        <Swatch look={look} />
        {title}
      </p>
      <dl>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value === time?.word ? <UrgencyBadge level={time.level} label={time.word} /> : value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
