"use server";

import { action } from "@/lib/platform/transport/action";
import { countersignAppraisal } from "./countersign-appraisal";
import { reopenAppraisal } from "./reopen-appraisal";
import { reviewAppraisal } from "./review-appraisal";

export const countersignAppraisalAction = action(countersignAppraisal);
export const reopenAppraisalAction = action(reopenAppraisal);
export const reviewAppraisalAction = action(reviewAppraisal);
