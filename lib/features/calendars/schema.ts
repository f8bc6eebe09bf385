import { z } from "zod";
import { feedKinds } from "@/db/enums/calendars";
import { recordId, requiredText, listOfValues } from "@/lib/platform/validation";

const kinds = listOfValues(z.enum(feedKinds));
export const createFeedInput = z.object({
  name: requiredText(60),
  kinds: kinds
    .refine((chosen) => (chosen ?? []).length > 0, "calendars.chooseOne")
    .transform((chosen) => feedKinds.filter((kind) => chosen?.includes(kind))),
});
/** address: the calendar's address, shown only once. */
export const createdFeed = z.object({ id: z.number(), address: z.string() });
export const feedId = z.object({ id: recordId });
/** kinds: the chosen kinds. kept: those the account may still see. */
const feed = z.object({
  id: z.number(),
  name: z.string(),
  kinds: z.array(z.enum(feedKinds)),
  kept: z.array(z.enum(feedKinds)),
  createdAt: z.date(),
  lastUsedAt: z.date().nullable(),
});
/** mayHave: the kinds the user may follow. */
export const ownFeeds = z.object({ feeds: z.array(feed), mayHave: z.array(z.enum(feedKinds)), most: z.number() });
export type OwnFeeds = z.output<typeof ownFeeds>;
/** The last part of the feed's address, with its extension. */
export const readFeedInput = z.object({
  token: z
    .string()
    .max(80)
    .transform((value) => value.replace(/\.ics$/i, "")),
});
