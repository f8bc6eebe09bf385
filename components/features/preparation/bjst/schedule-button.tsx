"use client";

import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { listBjstChoicesAction } from "@/lib/features/preparation/bjst/actions";
import { ScheduleButton, type Scheduled } from "../schedule-button";

const ScheduleDialog = lazyDialog(() => import("./schedule-dialog").then((module) => module.ScheduleDialog));

export const ScheduleBjst = (whose: Scheduled) => (
  <ScheduleButton {...whose} ask={listBjstChoicesAction} Dialog={ScheduleDialog} />
);
