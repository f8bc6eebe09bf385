"use client";

import type { ReactNode } from "react";
import { HeroControls, type ControlTexts } from "./hero-controls";
import { HeroPicture, type Slide } from "./hero-picture";
import { useSlideshow } from "./use-slideshow";
import styles from "./hero.module.css";

type Texts = ControlTexts & Record<"label" | "carousel" | "slide", string>;

/** Render the slideshow. The server renders the first picture; others are rendered shortly before they appear. */
export function HeroSlideshow({ slides, texts, children }: { slides: Slide[]; texts: Texts; children: ReactNode }) {
  const show = useSlideshow(slides.length);
  return (
    <section
      className={styles.slideshow}
      aria-label={texts.label}
      aria-roledescription={texts.carousel}
      {...show.holds}
    >
      {show.ready && <HeroControls show={show} count={slides.length} texts={texts} />}
      <div aria-live={show.running ? "off" : "polite"}>
        {slides.map((slide, index) => {
          if (!show.created.includes(index)) return null;
          const isVisible = index === show.shown;
          return (
            <div
              key={slide.id}
              className={isVisible ? styles.shown : styles.slide}
              role="group"
              aria-roledescription={texts.slide}
              aria-label={`${index + 1} / ${slides.length}`}
              aria-hidden={isVisible ? undefined : true}
            >
              {index === 0 ? children : <HeroPicture slide={slide} onLoad={() => show.loaded(index)} />}
            </div>
          );
        })}
      </div>
    </section>
  );
}
