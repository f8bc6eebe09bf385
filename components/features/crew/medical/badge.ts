import type { StatusName } from "@/components/ui/feedback/status-badge";

const colours: Record<string, StatusName> = {
  FIT: "Passed",
  UNFIT: "Failed",
  "Fit With Restriction": "Scheduled",
  Expired: "Expired",
};

/** The documents' colour of a medical result; one that ran out is red. */
export const medicalBadge = (status: string): StatusName => colours[status] ?? "Closed";
