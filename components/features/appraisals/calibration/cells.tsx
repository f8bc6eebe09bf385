import { useTranslations } from "next-intl";
import { inLanguage } from "@/lib/platform/i18n/localized";

/** Mark officers with a mean at least this far above the fleet's. */
const markedDifference = 0.5;
const tallestPixels = 24;

export const decimals = (value: number, locale: string) =>
  value.toLocaleString(inLanguage(locale, { en: "en-GB", id: "id-ID" }), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });

type DifferenceProps = { difference: number; isSmall: boolean; locale: string };

/** Show the difference to the fleet. Those of few reports are unreliable and never marked. product 2.13 */
export function Difference({ difference, isSmall, locale }: DifferenceProps) {
  const sign = difference > 0 ? "+" : difference < 0 ? "−" : "";
  const text = `${sign}${decimals(Math.abs(difference), locale)}`;
  return !isSmall && difference >= markedDifference ? <span className="apprl-high">{text}</span> : text;
}

/** Show how many reports got each average, as five bars and as text. */
export function Spread({ spread }: { spread: number[] }) {
  const t = useTranslations("appraisal-lists.calibration");
  const [ones = 0, two = 0, three = 0, four = 0, five = 0] = spread;
  const maxCount = Math.max(1, ...spread);
  const spreadText = t("spread", { one: ones, two, three, four, five });
  return (
    <span className="apprl-bars" role="img" aria-label={spreadText} title={spreadText}>
      {[ones, two, three, four, five].map((count, index) => (
        <i
          key={index}
          data-none={count === 0 || undefined}
          style={{ blockSize: Math.round((count / maxCount) * tallestPixels) }}
        />
      ))}
    </span>
  );
}
