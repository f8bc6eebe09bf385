import { cache } from "react";
import { getApplicant } from "@/lib/features/applicants/detail/get-applicant";
import { loadOrClosed } from "./load-or-closed";

/** Load the applicant of the address, cached for title and page. */
export const loadApplicant = cache((id: string) => loadOrClosed(getApplicant, { id }));
