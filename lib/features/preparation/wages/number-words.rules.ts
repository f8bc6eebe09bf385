import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";

const scales = [1e12, 1e9, 1e6, 1e3, 1] as const;

const onesId = "satu dua tiga empat lima enam tujuh delapan sembilan".split(" ");
const scalesId = ["triliun", "miliar", "juta", "ribu", ""];

function belowThousandId(number: number): string {
  if (number === 0) return "";
  if (number < 10) return onesId[number - 1] ?? "";
  if (number === 10) return "sepuluh";
  if (number === 11) return "sebelas";
  if (number < 20) return `${onesId[number - 11]} belas`;
  if (number < 100) return `${onesId[Math.floor(number / 10) - 1]} puluh ${belowThousandId(number % 10)}`.trim();
  const hundreds = number < 200 ? "seratus" : `${onesId[Math.floor(number / 100) - 1]} ratus`;
  return `${hundreds} ${belowThousandId(number % 100)}`.trim();
}

const smallEn =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tensEn = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const scalesEn = ["trillion", "billion", "million", "thousand", ""];

function belowThousandEn(number: number): string {
  if (number === 0) return "";
  if (number < 20) return smallEn[number - 1] ?? "";
  if (number < 100)
    return [tensEn[Math.floor(number / 10) - 2], belowThousandEn(number % 10)].filter(Boolean).join("-");
  return `${smallEn[Math.floor(number / 100) - 1]} hundred ${belowThousandEn(number % 100)}`.trim();
}

/** Write an integer in words: "dua belas juta lima ratus ribu", "twelve million five hundred thousand". */
export function numberInWords(number: number, locale: Locale): string {
  if (number === 0) return inLanguage(locale, { en: "zero", id: "nol" });
  const below = inLanguage(locale, { en: belowThousandEn, id: belowThousandId });
  const names = inLanguage(locale, { en: scalesEn, id: scalesId });
  return scales
    .map((scale, index) => {
      const count = Math.floor(number / scale) % 1_000;
      if (locale === "id" && scale === 1e3 && count === 1) return "seribu";
      return count === 0 ? "" : `${below(count)} ${names[index]}`.trim();
    })
    .filter((part) => part !== "")
    .join(" ");
}
