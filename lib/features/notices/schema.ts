import { z } from "zod";
import { deliveryWays, type Topic } from "@/db/enums/mail";
import { asRecord } from "@/lib/platform/unknown-record";
import { booleanInput, recordId, requiredText, listOfValues } from "@/lib/platform/validation";
import { topicChoices, topicNames, channelsOf } from "./rules";

/** Another name callers use for a mail type. product 5.16 */
const aliases: Record<string, string> = { Appraisal: "AppraisalEmployeeNotice" };

/**
 * The type determines the record of the id: a schedule, an appraisal or a request. Callers' own id names are accepted
 * too.
 */
export const statusNotificationInput = z.preprocess(
  (input) => {
    const body = asRecord(input);
    const type = body.sendEmailType;
    const id =
      body.id ?? body.employeeAppraisalId ?? body.employeeSchedulingId ?? body.scheduleId ?? body.shipChandlerId;
    return { ...body, id, sendEmailType: typeof type === "string" ? (aliases[type] ?? type) : type };
  },
  z.object({ sendEmailType: requiredText(60), id: recordId }),
);
export const statusNotificationSent = z.object({ mailIds: z.array(z.number()), message: z.string() });

/** unread: unread notices only. */
export const listNoticesInput = z.object({ unread: booleanInput.default(false) });
const notice = z.object({
  id: z.number(),
  topic: z.enum(topicNames as [Topic, ...Topic[]]),
  title: z.string(),
  createdAt: z.date(),
  isRead: z.boolean(),
  /** The page it links to; null where there is none for this reader. */
  href: z.string().nullable(),
});
/** Unread notices of the division a superadmin could switch to; null for other users. */
const otherDivisionUnread = z.object({ divisionId: z.number(), unread: z.number() }).nullable();
/** unread: of all, at most 100. */
export const listedNotices = z.object({ rows: z.array(notice), unread: z.number(), elsewhere: otherDivisionUnread });
export type ListedNotices = z.output<typeof listedNotices>;
export const unreadNotices = z.object({ unread: z.number() });
export const countedNotices = unreadNotices.extend({ elsewhere: otherDivisionUnread });

/** ids: these notices; all without ids. */
export const markReadInput = z.object({ ids: listOfValues(recordId).optional() });

const choice = z.enum(topicChoices);
const way = z.enum(deliveryWays);
export const notificationChannels = z.object({
  rows: z.array(z.object({ choice, way, ways: z.array(way) })),
});
export type NotificationChannels = z.output<typeof notificationChannels>;
export const updateNotificationChannelsInput = z.object({ ways: z.record(z.string().max(40), way) }).refine(
  ({ ways: requestedWays }) =>
    Object.entries(requestedWays).every(([name, to]) => {
      const known = topicChoices.find((one) => one === name);
      return known !== undefined && channelsOf(known).includes(to);
    }),
  { path: ["ways"], error: "validation.notListed" },
);

export const failedMailInput = z.object({ mailId: z.number().int() });
/** The audit entry of the decision. */
export const decidedAloneInput = z.object({ entryId: z.number().int() });
export const decidedAloneNotified = z.object({ told: z.number() });

export const failedMailNotified = z.object({ told: z.number() });

export const digestInput = z.object({ userId: z.number().int() });
export const digestSent = z.object({ mailId: z.number().nullable() });
