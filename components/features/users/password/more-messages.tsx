"use client";

import { NextIntlClientProvider, useMessages, type AbstractIntlMessages } from "next-intl";
import type { ReactNode } from "react";

/** Adds texts to those the layout above already gave its client parts. */
export function MoreMessages({ messages, children }: { messages: AbstractIntlMessages; children: ReactNode }) {
  return <NextIntlClientProvider messages={{ ...useMessages(), ...messages }}>{children}</NextIntlClientProvider>;
}
