"use server";

import { action } from "@/lib/platform/transport/action";
import { runDoctor } from "./run-doctor";

export const runDoctorAction = action(runDoctor);
