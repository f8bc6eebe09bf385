"use client";

import { openerOf } from "./opener";

export const EmploymentButton = openerOf(() => import("./employment-dialog").then((module) => module.EmploymentDialog));
export const OpeningButton = openerOf(() => import("./opening-dialog").then((module) => module.OpeningDialog));
export const FormerButton = openerOf(() => import("./former-dialog").then((module) => module.FormerDialog));
export const IrregularButton = openerOf(() => import("./irregular-dialog").then((module) => module.IrregularDialog));
export const AdjustmentButton = openerOf(() => import("./adjustment-dialog").then((module) => module.AdjustmentDialog));
export const DecideButton = openerOf(() => import("./decide-dialog").then((module) => module.DecideDialog));
export const ConfirmButton = openerOf(() => import("./item-dialogs").then((module) => module.ConfirmDialog));
export const RemoveButton = openerOf(() => import("./item-dialogs").then((module) => module.RemoveDialog));
export const AmendedButton = openerOf(() => import("./amended-dialog").then((module) => module.AmendedDialog));
export const ImportButton = openerOf(() => import("./import-dialog").then((module) => module.ImportDialog));
