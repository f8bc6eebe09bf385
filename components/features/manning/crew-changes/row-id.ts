import type { CrewChange } from "@/lib/features/manning/crew-changes/schema";

/**
 * Return the selection id of a row: the joiner's, or the negative id of a leaver without a reliever. The same person
 * may join elsewhere.
 */
export const rowId = ({ joining, leaving, vesselCrewId }: CrewChange): number =>
  joining?.assignmentId ?? -(leaving?.assignmentId ?? vesselCrewId);
