import type { CrewChange } from "@/lib/features/manning/crew-changes/schema";

/** A line of the crew change among the lines chosen: who joins has one, and who leaves without anybody to come; below nought, as they may join in another. */
export const rowId = ({ joining, leaving, vesselCrewId }: CrewChange): number =>
  joining?.assignmentId ?? -(leaving?.assignmentId ?? vesselCrewId);
