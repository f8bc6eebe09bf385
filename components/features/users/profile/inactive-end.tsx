"use client";

import { startTransition } from "react";
import { InactiveNotice } from "./inactive-notice";

/** The notice as a page of its own: what is left of the sign-in ends with it. */
export function InactiveEnd({ signOut }: { signOut: () => Promise<void> }) {
  return <InactiveNotice onEnd={() => startTransition(signOut)} />;
}
