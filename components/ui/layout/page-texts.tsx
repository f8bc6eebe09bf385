import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import { isLocale } from "@/lib/platform/i18n/locales";
import { lazyTextsAddress } from "@/lib/platform/i18n/lazy-texts";
import { pickMessages, type Namespace, type TextPath } from "@/lib/platform/i18n/messages";
import { MoreMessages } from "./more-messages";

type Props = { now: readonly TextPath[]; late?: readonly Namespace[]; children: ReactNode };

/**
 * Provide texts to client components. `now` lists those of the visible screen (a namespace or part of one).
 * `late` lists those that load with the first lazy component, such as a dialog.
 * It is synchronous: with an awaited locale, React would stream every row of a list separately.
 */
export function PageTexts({ now, late = [], children }: Props) {
  const requestLocale = useLocale();
  const locale = isLocale(requestLocale) ? requestLocale : "en";
  return (
    <MoreMessages
      messages={pickMessages(locale, ...now)}
      late={late.length > 0 ? lazyTextsAddress(locale, late) : undefined}
    >
      {children}
    </MoreMessages>
  );
}
