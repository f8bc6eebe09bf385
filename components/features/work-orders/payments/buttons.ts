"use client";

import { openerOf } from "../inputs/opener";

export const NewRunButton = openerOf(() => import("./new-run-dialog").then((module) => module.NewRunDialog));
export const ReleaseButton = openerOf(() => import("./decide-dialogs").then((module) => module.ReleaseDialog));
export const DropButton = openerOf(() => import("./decide-dialogs").then((module) => module.DropDialog));
export const MarkButton = openerOf(() => import("./mark-dialog").then((module) => module.MarkDialog));
export const AnswerButton = openerOf(() => import("./answer-dialog").then((module) => module.AnswerDialog));
export const TrialButton = openerOf(() => import("./trial-dialog").then((module) => module.TrialDialog));
