import { cache } from "react";
import { getApplicant } from "@/lib/features/applicants/detail/get-applicant";
import { loadOrClosed } from "./load-or-closed";

/** The applicant of the address, read once for the title and the page. */
export const applicantOf = cache((id: string) => loadOrClosed(getApplicant, { id }));
