"use server";

import { action } from "@/lib/platform/transport/action";
import { decideSubjectRequest } from "./decide-subject-request";
import { requestSubjectData } from "./request-subject-data";

export const requestSubjectDataAction = action(requestSubjectData);
export const decideSubjectRequestAction = action(decideSubjectRequest);
