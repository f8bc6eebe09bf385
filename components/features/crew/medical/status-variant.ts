import type { StatusName } from "@/components/ui/feedback/status-badge";

const colours: Record<string, StatusName> = {
  FIT: "Passed",
  UNFIT: "Failed",
  "Fit With Restriction": "Scheduled",
  Expired: "Expired",
};

/** Return the status variant of a medical result; expired is red. */
export const medicalStatusVariant = (status: string): StatusName => colours[status] ?? "Closed";
