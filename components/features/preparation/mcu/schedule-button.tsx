"use client";

import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { listMcuChoicesAction } from "@/lib/features/preparation/mcu/actions";
import { ScheduleButton, type Scheduled } from "../schedule-button";

const ScheduleDialog = lazyDialog(() => import("./schedule-dialog").then((module) => module.ScheduleDialog));

export const ScheduleMcu = (whose: Scheduled) => (
  <ScheduleButton {...whose} ask={listMcuChoicesAction} Dialog={ScheduleDialog} />
);
