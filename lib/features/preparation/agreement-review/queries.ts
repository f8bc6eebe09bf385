import { eq } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { hashSecret } from "@/db/hash-secret";
import { pklReviewLinks, preparationPkls } from "@/db/schema/preparation";
import { crew } from "@/db/schema/crew";
import { positions } from "@/db/schema/positions";
import { notFound } from "@/lib/platform/errors";
import { reviewStateOf } from "./rules";

const select = (db: Executor, token: string) =>
  db
    .select({
      link: pklReviewLinks,
      pkl: preparationPkls,
      rank: { name: positions.name, nameEn: positions.nameEn },
      stoppedAt: crew.processingStoppedAt,
    })
    .from(pklReviewLinks)
    .innerJoin(preparationPkls, eq(preparationPkls.id, pklReviewLinks.pklId))
    .innerJoin(positions, eq(positions.id, preparationPkls.nextPositionId))
    .innerJoin(crew, eq(crew.id, preparationPkls.crewId))
    .where(eq(pklReviewLinks.tokenHash, hashSecret(token)));

const isReadable = ["open", "answered"];

/** Find the review of a token. @throws not-found for an unknown one, or while the record is not processed */
export async function reviewOf(db: Executor, token: string, now: Date) {
  const [review] = await select(db, token);
  if (!review || review.stoppedAt !== null) throw notFound("preparation.pkl.linkInvalid");
  const state = reviewStateOf(review.link, review.pkl, now);
  return { ...review, state, isReadable: isReadable.includes(state) };
}

/** Find and lock the review until the transaction ends. */
export async function lockReview(db: Transaction, token: string, now: Date) {
  await select(db, token).for("update", { of: preparationPkls });
  return reviewOf(db, token, now);
}
