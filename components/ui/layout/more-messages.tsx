"use client";

import { NextIntlClientProvider, useLocale, useMessages, type AbstractIntlMessages } from "next-intl";
import { useContext, useEffect, useMemo, type ReactNode } from "react";
import { announce, LateAddresses } from "./late-texts";

type Props = { messages: AbstractIntlMessages; late?: string; children: ReactNode };

/** Adds texts to those of the parent provider. `late` is the address of texts that load on demand. */
export function MoreMessages({ messages, late, children }: Props) {
  const given = useMessages();
  const above = useContext(LateAddresses);
  const addresses = useMemo(() => (late ? [...above, late] : above), [above, late]);
  useEffect(() => (late ? announce(late) : undefined), [late]);
  return (
    <LateAddresses value={addresses}>
      <NextIntlClientProvider locale={useLocale()} messages={together(given, messages)}>
        {children}
      </NextIntlClientProvider>
    </LateAddresses>
  );
}

/** Merge two parts of one namespace recursively. Precompiled messages are arrays and are not merged. */
function together(given: AbstractIntlMessages, more: AbstractIntlMessages): AbstractIntlMessages {
  const all = { ...given };
  for (const [key, value] of Object.entries(more)) {
    const before = all[key];
    all[key] = isBranch(before) && isBranch(value) ? together(before, value) : value;
  }
  return all;
}

const isBranch = (value: unknown): value is AbstractIntlMessages =>
  typeof value === "object" && value !== null && !Array.isArray(value);
