import { z } from "zod";
import { feedKinds } from "@/db/enums/calendars";
import { recordId, requiredText, several } from "@/lib/platform/validation";

const kinds = several(z.enum(feedKinds));
export const createFeedInput = z.object({
  name: requiredText(60),
  kinds: kinds
    .refine((chosen) => (chosen ?? []).length > 0, "calendars.chooseOne")
    .transform((chosen) => feedKinds.filter((kind) => chosen?.includes(kind))),
});
/** address: where the calendar is read, shown this once. */
export const createdFeed = z.object({ id: z.number(), address: z.string() });
export const feedId = z.object({ id: recordId });
/** kinds: what was chosen; kept: what of it the account may still see. */
const feed = z.object({
  id: z.number(),
  name: z.string(),
  kinds: z.array(z.enum(feedKinds)),
  kept: z.array(z.enum(feedKinds)),
  createdAt: z.date(),
  lastUsedAt: z.date().nullable(),
});
/** mayHave: what the reader may put into a calendar. */
export const ownFeeds = z.object({ feeds: z.array(feed), mayHave: z.array(z.enum(feedKinds)), most: z.number() });
export type OwnFeeds = z.output<typeof ownFeeds>;
/** The last part of the feed's address; its ending belongs to the address. */
export const readFeedInput = z.object({
  token: z
    .string()
    .max(80)
    .transform((value) => value.replace(/\.ics$/i, "")),
});
