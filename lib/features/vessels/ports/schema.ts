import { z } from "zod";
import { blankToUndefined, messageWhenBlank, numeric, requiredId } from "@/lib/platform/validation";

/** Degrees with up to four decimals; a comma is read as the decimal sign. */
const degrees = (max: number) =>
  z.preprocess(
    (value) => blankToUndefined(typeof value === "string" ? value.trim().replace(",", ".") : value),
    numeric(
      z
        .number({ error: messageWhenBlank("validation.required") })
        .min(-max, "ports.outOfRange")
        .max(max, "ports.outOfRange")
        .transform((value) => Math.round(value * 10_000) / 10_000),
    ),
  );

/** A port's position in degrees; north and east are positive. */
export const portPositionInput = z.object({ portId: requiredId(), latitude: degrees(90), longitude: degrees(180) });
export const portPosition = z.object({ portId: z.number().int(), latitude: z.number(), longitude: z.number() });

/** A port with its position; both degrees are null where it has none. */
export const placedPort = z.object({
  portId: z.number().int(),
  port: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type PlacedPort = z.output<typeof placedPort>;
