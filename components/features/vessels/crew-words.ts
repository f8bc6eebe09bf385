import type { Manning } from "@/lib/features/vessels/schema";

type Values = { held: number; seats: number; inHandover: number };

/** How many seats are held, and how many people have been relieved and are still there. @param t of `vessels.list` */
export const crewWords = (t: (key: "crewOf", values: Values) => string, { crewOnBoard, inHandover, seats }: Manning) =>
  t("crewOf", { held: crewOnBoard - inHandover, seats, inHandover });
