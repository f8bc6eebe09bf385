"use client";

import { NextIntlClientProvider, useLocale, useMessages, type AbstractIntlMessages } from "next-intl";
import { useContext, useEffect, useMemo, type ReactNode } from "react";
import { registerTexts, LazyTextAddresses } from "./lazy-texts";

type Props = { messages: AbstractIntlMessages; late?: string; children: ReactNode };

/** Adds texts to those of the parent provider. `late` is the address of texts that load on demand. */
export function MoreMessages({ messages, late, children }: Props) {
  const parentMessages = useMessages();
  const parentAddresses = useContext(LazyTextAddresses);
  const addresses = useMemo(() => (late ? [...parentAddresses, late] : parentAddresses), [parentAddresses, late]);
  useEffect(() => (late ? registerTexts(late) : undefined), [late]);
  return (
    <LazyTextAddresses value={addresses}>
      <NextIntlClientProvider locale={useLocale()} messages={mergeMessages(parentMessages, messages)}>
        {children}
      </NextIntlClientProvider>
    </LazyTextAddresses>
  );
}

/** Merge two parts of one namespace recursively. Precompiled messages are arrays and are not merged. */
function mergeMessages(parentMessages: AbstractIntlMessages, more: AbstractIntlMessages): AbstractIntlMessages {
  const all = { ...parentMessages };
  for (const [key, value] of Object.entries(more)) {
    const before = all[key];
    all[key] = isBranch(before) && isBranch(value) ? mergeMessages(before, value) : value;
  }
  return all;
}

const isBranch = (value: unknown): value is AbstractIntlMessages =>
  typeof value === "object" && value !== null && !Array.isArray(value);
