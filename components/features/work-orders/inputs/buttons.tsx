"use client";

import { lazyDialogButton } from "./lazy-dialog-button";

export const EmploymentButton = lazyDialogButton(() =>
  import("./employment-dialog").then((module) => module.EmploymentDialog),
);
export const OpeningButton = lazyDialogButton(() => import("./opening-dialog").then((module) => module.OpeningDialog));
export const FormerButton = lazyDialogButton(() => import("./former-dialog").then((module) => module.FormerDialog));
export const IrregularButton = lazyDialogButton(() =>
  import("./irregular-dialog").then((module) => module.IrregularDialog),
);
export const AdjustmentButton = lazyDialogButton(() =>
  import("./adjustment-dialog").then((module) => module.AdjustmentDialog),
);
export const DecideButton = lazyDialogButton(() => import("./decide-dialog").then((module) => module.DecideDialog));
export const ConfirmButton = lazyDialogButton(() => import("./item-dialogs").then((module) => module.ConfirmDialog));
export const RemoveButton = lazyDialogButton(() => import("./item-dialogs").then((module) => module.RemoveDialog));
export const AmendedButton = lazyDialogButton(() => import("./amended-dialog").then((module) => module.AmendedDialog));
export const ImportButton = lazyDialogButton(() => import("./import-dialog").then((module) => module.ImportDialog));
