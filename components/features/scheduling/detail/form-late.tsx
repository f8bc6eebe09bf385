"use client";

import dynamic from "next/dynamic";

/** The schedule as a form: its code comes when it is shown. */
export const ScheduleForm = dynamic(() => import("./form").then((module) => module.ScheduleForm));
