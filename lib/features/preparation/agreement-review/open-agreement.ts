import { canAnswerFor } from "@/lib/access/actor";
import { limitRate } from "@/lib/platform/limits/rate-limit";
import { read } from "@/lib/platform/operation";
import { linesShown } from "../wages/lines.rules";
import { maskedAddress } from "./rules";
import { reviewOf } from "./queries";
import { openedReview, reviewInput } from "./schema";
import { reviewViewOf } from "./view.rules";

/**
 * Load the agreement for the seafarer's link: wages and period. Opening it records no answer. MLC A1.4, product 5.9
 * @throws not-found, too-many
 */
export const openAgreement = read({
  name: "preparation.open-review",
  access: "public",
  input: reviewInput,
  output: openedReview,
  admit: ({ db, address, now }) =>
    limitRate(db, { name: "agreement-view", subject: address, max: 30, seconds: 3_600, now }),
  async run({ db, actor, now }, { token }) {
    const { link, pkl, rank, state, isReadable } = await reviewOf(db, token, now);
    const viewed = { pklId: pkl.id, version: pkl.version, tokenHash: link.tokenHash };
    const isHolder = canAnswerFor(actor, pkl.crewId);
    return {
      state,
      isHolder,
      issuedTo: maskedAddress(link.email),
      view: isReadable && isHolder ? reviewViewOf(viewed, now) : null,
      reviewAnswer: pkl.reviewAnswer,
      agreement: isReadable
        ? {
            number: pkl.documentNumber,
            name: pkl.crewName,
            vessel: pkl.vesselName,
            rank,
            principal: pkl.principalName,
            from: pkl.startDate,
            to: pkl.endDate,
            divisionId: pkl.divisionId,
            lines: linesShown(pkl),
            tradingOutCents: pkl.tradingOutCents,
            totalWages: pkl.totalWages,
          }
        : null,
    };
  },
});
