import { getTranslations } from "next-intl/server";
import { HeroPicture } from "./hero-picture";
import { HeroSlideshow } from "./hero-slideshow";
import { slidesWith } from "./slides";
import styles from "./hero.module.css";

export async function Hero() {
  const t = await getTranslations("careers.hero");
  const slides = slidesWith(t);
  const texts = {
    label: t("label"),
    carousel: t("carousel"),
    slide: t("slide"),
    controls: t("controls"),
    play: t("play"),
    pause: t("pause"),
    previous: t("previous"),
    next: t("next"),
  };
  return (
    <div className={styles.hero}>
      <div className={styles.copy}>
        <h1 className={styles.title}>{t("title")}</h1>
        <p className={styles.intro}>
          {t("intro")} <span>{t("introMore")}</span>
        </p>
      </div>
      <HeroSlideshow slides={slides} texts={texts}>
        {slides[0] && <HeroPicture slide={slides[0]} first />}
      </HeroSlideshow>
    </div>
  );
}
