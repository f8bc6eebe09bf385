"use client";

import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { useAddressDialog } from "@/components/ui/list/use-address-dialog";
import type { JobOpeningFormProps } from "./job-opening-form";

const JobOpeningForm = lazyDialog(() => import("./job-opening-form").then((module) => module.JobOpeningForm));
const keys = ["joi", "add", "seat", "ofShip", "ofPosition", "from", "to"];

/** Show the dialog opened by the address (?joi= or ?add=1, with the seat it is drafted for). */
export function JobOpeningDialog(props: JobOpeningFormProps) {
  const { isClosed, ...ways } = useAddressDialog(keys);
  return isClosed ? null : <JobOpeningForm {...props} {...ways} />;
}
