"use client";

import { lazyDialog } from "@/components/ui/form/lazy-dialog";

/** The dialog of an answer, fetched with the page whose address asks for it. */
export const AskedAnswer = lazyDialog(() => import("./dialog").then((module) => module.AnswerDialog));
