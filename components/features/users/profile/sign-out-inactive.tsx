"use client";

import { startTransition } from "react";
import { InactiveNotice } from "./inactive-notice";

/** Shows the inactive notice as a page, then ends the session. */
export function SignOutInactive({ signOut }: { signOut: () => Promise<void> }) {
  return <InactiveNotice onEnd={() => startTransition(signOut)} />;
}
