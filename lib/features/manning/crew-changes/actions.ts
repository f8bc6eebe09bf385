"use server";

import { action } from "@/lib/platform/transport/action";
import { draftJobOpening } from "./draft-job-opening";

export const draftJobOpeningAction = action(draftJobOpening);
