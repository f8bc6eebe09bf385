import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { missingSigns } from "@/lib/platform/i18n/printed-signs";

/** A field's hint, with the signs of its text that documents print as question marks. They are named, never refused. */
export function useMissingSigns(text: string, hint: ReactNode): ReactNode {
  const t = useTranslations("validation");
  const signs = missingSigns(text);
  if (!signs) return hint;
  const missing = t("signsNotPrinted", { signs });
  return hint ? (
    <>
      {hint} {missing}
    </>
  ) : (
    missing
  );
}
