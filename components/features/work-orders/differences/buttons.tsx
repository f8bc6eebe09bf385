"use client";

import { openerOf } from "../inputs/opener";

export const DecideButton = openerOf(() => import("./decide-dialog").then((module) => module.DecideDialog));
