import styles from "./hero.module.css";

export type Slide = { id: string; alt: string; focus: string };
type Props = { slide: Slide; first?: boolean; onLoad?: () => void };

const phone = "(width < 48em)";

export function HeroPicture({ slide: { id, alt, focus }, first = false, onLoad }: Props) {
  return (
    <picture>
      <source media={phone} type="image/avif" srcSet={`/hero/${id}-s.avif`} />
      <source media={phone} srcSet={`/hero/${id}-s.webp`} />
      <source type="image/avif" srcSet={`/hero/${id}.avif`} />
      <img
        className={styles.image}
        src={`/hero/${id}.webp`}
        alt={alt}
        width={1600}
        height={700}
        style={{ objectPosition: focus }}
        fetchPriority={first ? "high" : "low"}
        decoding={first ? "sync" : "async"}
        onLoad={onLoad}
      />
    </picture>
  );
}
