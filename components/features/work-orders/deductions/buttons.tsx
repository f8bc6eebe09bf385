"use client";

import { openerOf } from "../inputs/opener";

export const OpenDebtButton = openerOf(() => import("./open-dialog").then((module) => module.OpenDialog));
export const DecideDebtButton = openerOf(() => import("./decide-dialog").then((module) => module.DecideDialog));
export const InstalmentButton = openerOf(() => import("./instalment-dialog").then((module) => module.InstalmentDialog));
export const EntryButton = openerOf(() => import("./entry-dialog").then((module) => module.EntryDialog));
export const DecideEntryButton = openerOf(() =>
  import("./decide-entry-dialog").then((module) => module.DecideEntryDialog),
);
export const AskAdvanceButton = openerOf(() => import("./ask-dialog").then((module) => module.AskDialog));
export const CashButton = openerOf(() => import("./cash-dialog").then((module) => module.CashDialog));
