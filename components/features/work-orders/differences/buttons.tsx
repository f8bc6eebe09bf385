"use client";

import { lazyDialogButton } from "../inputs/lazy-dialog-button";

export const ProposeDebtButton = lazyDialogButton(() =>
  import("./propose-debt-dialog").then((module) => module.ProposeDebtDialog),
);
export const DecideButton = lazyDialogButton(() => import("./decide-dialog").then((module) => module.DecideDialog));
