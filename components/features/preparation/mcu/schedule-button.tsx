"use client";

import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { listMcuChoicesAction } from "@/lib/features/preparation/mcu/actions";
import { ScheduleButton, type ScheduleTarget } from "../schedule-button";

const ScheduleDialog = lazyDialog(() => import("./schedule-dialog").then((module) => module.ScheduleDialog));

export const ScheduleMcu = (target: ScheduleTarget) => (
  <ScheduleButton {...target} ask={listMcuChoicesAction} Dialog={ScheduleDialog} />
);
