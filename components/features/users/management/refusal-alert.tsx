"use client";

import { AccountAlert } from "../password/account-alert";

type Props = { title: string; reason?: string | undefined };

/** What did not work, and below it why, when the server gave a reason. */
export function RefusalAlert({ title, reason }: Props) {
  return reason ? (
    <AccountAlert severity="error" title={title}>
      {reason}
    </AccountAlert>
  ) : (
    <AccountAlert severity="error">{title}</AccountAlert>
  );
}
