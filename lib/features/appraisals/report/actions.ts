"use server";

import { action } from "@/lib/platform/transport/action";
import { insertAppraisal } from "./insert-appraisal";
import { updateAppraisal } from "./update-appraisal";

export const insertAppraisalAction = action(insertAppraisal);
export const updateAppraisalAction = action(updateAppraisal);
