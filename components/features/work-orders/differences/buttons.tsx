"use client";

import { openerOf } from "../inputs/opener";

export const OweButton = openerOf(() => import("./owe-dialog").then((module) => module.OweDialog));
export const DecideButton = openerOf(() => import("./decide-dialog").then((module) => module.DecideDialog));
