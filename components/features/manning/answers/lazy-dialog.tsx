"use client";

import { lazyDialog } from "@/components/ui/form/lazy-dialog";

/** Load the answer dialog with the page whose address opens it. */
export const LazyAnswerDialog = lazyDialog(() => import("./dialog").then((module) => module.AnswerDialog));
