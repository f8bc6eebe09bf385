"use client";

import { AccountAlert } from "../password/account-alert";

type Props = { title: string; reason?: string | undefined };

/** Shows what failed and, below it, the server's reason. */
export function RefusalAlert({ title, reason }: Props) {
  return reason ? (
    <AccountAlert severity="error" title={title}>
      {reason}
    </AccountAlert>
  ) : (
    <AccountAlert severity="error">{title}</AccountAlert>
  );
}
