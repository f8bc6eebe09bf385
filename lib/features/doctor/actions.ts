"use server";

import { action } from "@/lib/platform/transport/action";
import { askDoctor } from "./ask-doctor";

export const askDoctorAction = action(askDoctor);
