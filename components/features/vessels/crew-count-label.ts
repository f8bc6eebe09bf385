import type { Manning } from "@/lib/features/vessels/schema";

type Values = { held: number; seats: number; inHandover: number };

/** Return the text "filled of seats" with people in handover. @param t of `vessels.list` */
export const crewCountLabel = (
  t: (key: "crewOf", values: Values) => string,
  { crewOnBoard, inHandover, seats }: Manning,
) => t("crewOf", { held: crewOnBoard - inHandover, seats, inHandover });
