import { eq, sql } from "drizzle-orm";
import { preparationPkls } from "@/db/schema/preparation";
import { canAnswerFor } from "@/lib/access/actor";
import { AppError, refused } from "@/lib/platform/errors";
import { limitRate } from "@/lib/platform/limits/rate-limit";
import { write } from "@/lib/platform/operation";
import { notifyQuestion } from "./mail.queries";
import { lockReview } from "./queries";
import { answerReviewInput, reviewAnswered } from "./schema";
import { isReviewViewOf } from "./view.rules";

const shortest = 10;

/**
 * Record that the seafarer understood the agreement, or their question (they may confirm later), and notify the
 * admins of a question. MLC A1.4, product 5.9 @throws not-found, forbidden for another account, rule when signed,
 * superseded or expired, invalid for a too short question, too-many
 */
export const answerAgreement = write({
  name: "preparation.answer-review",
  access: "public",
  input: answerReviewInput,
  output: reviewAnswered,
  admit: ({ db, address, now }) =>
    limitRate(db, { name: "agreement-answer", subject: address, max: 10, seconds: 3_600, now }),
  async run(scope, { token, view, answer, question }) {
    const { db, now, audit } = scope;
    const { link, pkl, rank, state } = await lockReview(db, token, now);
    if (!canAnswerFor(scope.actor, pkl.crewId)) throw new AppError("forbidden", "pkl.review.otherAccount");
    const viewed = { pklId: pkl.id, version: pkl.version, tokenHash: link.tokenHash };
    if (state !== "open" || !isReviewViewOf(view, viewed, now)) throw refused("preparation.pkl.linkEnded");
    if (answer === "question" && (question?.length ?? 0) < shortest)
      throw new AppError("invalid", "errors.invalid", {}, [{ path: "question", message: "validation.required" }]);
    await db
      .update(preparationPkls)
      .set({
        reviewAnswer: answer,
        reviewedAt: now,
        ...(answer === "question" ? { reviewQuestion: question } : {}),
        version: sql`${preparationPkls.version} + 1`,
      })
      .where(eq(preparationPkls.id, pkl.id));
    if (answer === "question") await notifyQuestion(scope, { pkl, rank });
    audit({ subject: pkl.crewId, divisionId: pkl.divisionId, after: { pklId: pkl.id, reviewAnswer: answer } });
    return { reviewAnswer: answer };
  },
});
