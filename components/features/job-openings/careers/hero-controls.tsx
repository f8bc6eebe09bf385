import type { Slideshow } from "./use-slideshow";
import styles from "./hero.module.css";

export type ControlTexts = Record<"controls" | "play" | "pause" | "previous" | "next", string>;
type Props = { show: Slideshow; count: number; texts: ControlTexts };

const icons = {
  previous: "M14.5 5 8 12l6.5 7",
  next: "M9.5 5 16 12l-6.5 7",
  pause: "M8.5 5.5v13M15.5 5.5v13",
  play: "M8 5.5v13l11-6.5z",
};

const Icon = ({ shape }: { shape: keyof typeof icons }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
    <path d={icons[shape]} />
  </svg>
);

export function HeroControls({ show, count, texts }: Props) {
  const toggle = show.playing ? "pause" : "play";
  return (
    <div className={styles.controls} role="group" aria-label={texts.controls}>
      <span className={styles.counter} aria-hidden="true">
        {String(show.shown + 1).padStart(2, "0")} / {count}
      </span>
      <button type="button" className={styles.control} aria-label={texts.previous} onClick={() => show.step(-1)}>
        <Icon shape="previous" />
      </button>
      {!show.still && (
        <button type="button" className={styles.control} aria-label={texts[toggle]} onClick={show.toggle}>
          <Icon shape={toggle} />
        </button>
      )}
      <button type="button" className={styles.control} aria-label={texts.next} onClick={() => show.step(1)}>
        <Icon shape="next" />
      </button>
    </div>
  );
}
