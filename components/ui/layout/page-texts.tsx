import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import { isLocale } from "@/lib/platform/i18n/locales";
import { lateTextsAddress } from "@/lib/platform/i18n/late-texts";
import { pickMessages, type Namespace, type TextPath } from "@/lib/platform/i18n/messages";
import { MoreMessages } from "./more-messages";

type Props = { now: readonly TextPath[]; late?: readonly Namespace[]; children: ReactNode };

/**
 * Texts for the client parts within. `now` names those that stand on the screen as it comes (a part of a namespace, or
 * all of it); those of `late` are fetched with the first part that is itself loaded late, such as a dialog.
 *
 * The language is asked for by the hook and not waited for: once a page's hook has been answered, the hooks within are
 * answered at once, and no row of a list is a piece of its own.
 */
export function PageTexts({ now, late = [], children }: Props) {
  const spoken = useLocale();
  const locale = isLocale(spoken) ? spoken : "en";
  return (
    <MoreMessages
      messages={pickMessages(locale, ...now)}
      late={late.length > 0 ? lateTextsAddress(locale, late) : undefined}
    >
      {children}
    </MoreMessages>
  );
}
