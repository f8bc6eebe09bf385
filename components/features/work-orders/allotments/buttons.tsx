"use client";

import { openerOf } from "../inputs/opener";

export const ProposeButton = openerOf(() => import("./propose-dialog").then((module) => module.ProposeDialog));
export const DecideButton = openerOf(() => import("./decide-dialog").then((module) => module.DecideDialog));
export const EndButton = openerOf(() => import("./end-dialog").then((module) => module.EndDialog));
