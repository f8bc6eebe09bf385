"use server";

import { action } from "@/lib/platform/transport/action";
import { createJobOpening } from "./create-job-opening";
import { deleteJobOpening } from "./delete-job-opening";
import { setJobOpeningOpen } from "./set-job-opening-open";
import { updateJobOpening } from "./update-job-opening";

export const createJobOpeningAction = action(createJobOpening);
export const updateJobOpeningAction = action(updateJobOpening);
export const deleteJobOpeningAction = action(deleteJobOpening);
export const setJobOpeningOpenAction = action(setJobOpeningOpen);
