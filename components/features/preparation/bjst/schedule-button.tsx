"use client";

import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { listBjstChoicesAction } from "@/lib/features/preparation/bjst/actions";
import { ScheduleButton, type ScheduleTarget } from "../schedule-button";

const ScheduleDialog = lazyDialog(() => import("./schedule-dialog").then((module) => module.ScheduleDialog));

export const ScheduleBjst = (target: ScheduleTarget) => (
  <ScheduleButton {...target} ask={listBjstChoicesAction} Dialog={ScheduleDialog} />
);
