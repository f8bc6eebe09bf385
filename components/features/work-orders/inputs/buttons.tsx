"use client";

import { lazyDialogButton } from "./lazy-dialog-button";

export const EmploymentButton = lazyDialogButton(() =>
  import("./employment-dialog").then((module) => module.EmploymentDialog),
);
export const OpeningButton = lazyDialogButton(() =>
  import("./opening-balance-dialog").then((module) => module.OpeningBalanceDialog),
);
export const FormerButton = lazyDialogButton(() =>
  import("./former-employer-dialog").then((module) => module.FormerEmployerDialog),
);
export const IrregularButton = lazyDialogButton(() =>
  import("./irregular-pay-dialog").then((module) => module.IrregularPayDialog),
);
export const AdjustmentButton = lazyDialogButton(() =>
  import("./adjustment-dialog").then((module) => module.AdjustmentDialog),
);
export const DecideButton = lazyDialogButton(() =>
  import("./verify-opening-sums-dialog").then((module) => module.VerifyOpeningSumsDialog),
);
export const ConfirmButton = lazyDialogButton(() =>
  import("./pay-item-dialogs").then((module) => module.ConfirmPayItemDialog),
);
export const RemoveButton = lazyDialogButton(() =>
  import("./pay-item-dialogs").then((module) => module.RemovePayItemDialog),
);
export const AmendedButton = lazyDialogButton(() =>
  import("./return-amended-dialog").then((module) => module.ReturnAmendedDialog),
);
export const ImportButton = lazyDialogButton(() =>
  import("./import-opening-balances-dialog").then((module) => module.ImportOpeningBalancesDialog),
);
