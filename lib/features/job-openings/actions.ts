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

const maxClosedAtOnce = 100;

/** Close several openings independently. A refused one does not affect the others. */
export async function closeJobOpeningsAction(ids: number[]) {
  const refused: { id: number; message: string }[] = [];
  const requestedIds = Array.isArray(ids) ? ids.slice(0, maxClosedAtOnce) : [];
  for (const id of requestedIds) {
    const result = await setJobOpeningOpenAction({ id, isOpen: false });
    if (!result.ok) refused.push({ id, message: result.message });
  }
  return { done: requestedIds.length - refused.length, refused };
}
