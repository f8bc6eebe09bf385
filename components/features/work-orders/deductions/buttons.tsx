"use client";

import { lazyDialogButton } from "../inputs/lazy-dialog-button";

export const OpenDebtButton = lazyDialogButton(() =>
  import("./open-debt-dialog").then((module) => module.OpenDebtDialog),
);
export const DecideDebtButton = lazyDialogButton(() =>
  import("./decide-debt-dialog").then((module) => module.DecideDebtDialog),
);
export const InstalmentButton = lazyDialogButton(() =>
  import("./instalment-dialog").then((module) => module.InstalmentDialog),
);
export const EntryButton = lazyDialogButton(() =>
  import("./add-debt-entry-dialog").then((module) => module.AddDebtEntryDialog),
);
export const DecideEntryButton = lazyDialogButton(() =>
  import("./decide-debt-entry-dialog").then((module) => module.DecideDebtEntryDialog),
);
export const RequestAdvanceButton = lazyDialogButton(() =>
  import("./advance-request-dialog").then((module) => module.AdvanceRequestDialog),
);
export const CashButton = lazyDialogButton(() => import("./cash-dialog").then((module) => module.CashDialog));
