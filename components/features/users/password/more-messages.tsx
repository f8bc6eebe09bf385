"use client";

import { NextIntlClientProvider, useLocale, useMessages, type AbstractIntlMessages } from "next-intl";
import type { ReactNode } from "react";

/** Adds texts to those the layout above already gave its client parts. */
export function MoreMessages({ messages, children }: { messages: AbstractIntlMessages; children: ReactNode }) {
  const given = useMessages();
  return (
    <NextIntlClientProvider locale={useLocale()} messages={{ ...given, ...messages }}>
      {children}
    </NextIntlClientProvider>
  );
}
