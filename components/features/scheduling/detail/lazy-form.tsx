"use client";

import dynamic from "next/dynamic";

/** Load the schedule form lazily when it is shown. */
export const ScheduleForm = dynamic(() => import("./form").then((module) => module.ScheduleForm));
