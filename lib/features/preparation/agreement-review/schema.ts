import { z } from "zod";
import { reviewAnswers } from "@/db/enums/preparation";
import { optionalText, requiredText } from "@/lib/platform/validation";
import { reviewStates } from "./rules";

const token = z
  .string()
  .regex(/^[\w-]{43}$/, "validation.invalid")
  .meta({ examples: ["A".repeat(43)] });
export const reviewInput = z.object({ token });
export const answerReviewInput = z.object({
  token,
  view: requiredText(200),
  answer: z.enum(reviewAnswers),
  question: optionalText(1_000),
});

/** The page of a link: the agreement while it is readable, else its outcome. */
export const openedReview = z.object({
  state: z.enum(reviewStates),
  /** Whether the user may answer. Another account may not. */
  isHolder: z.boolean(),
  issuedTo: z.string(),
  view: z.string().nullable(),
  reviewAnswer: z.enum(reviewAnswers).nullable(),
  agreement: z
    .object({
      number: z.string(),
      name: z.string(),
      vessel: z.string(),
      rank: z.object({ name: z.string(), nameEn: z.string() }),
      principal: z.string(),
      from: z.string(),
      to: z.string(),
      divisionId: z.number(),
      lines: z.array(z.object({ name: z.string(), amount: z.number() })),
      tradingOutCents: z.number().nullable(),
      totalWages: z.number(),
    })
    .nullable(),
});
export type OpenedReview = z.output<typeof openedReview>;
export const reviewAnswered = z.object({ reviewAnswer: z.enum(reviewAnswers) });
