import { AppError, notFound } from "@/lib/platform/errors";
import { limitRate } from "@/lib/platform/limits/rate-limit";
import { write } from "@/lib/platform/operation";
import { dayOf } from "@/lib/platform/calendar/dates";
import { storeAnswer, answeredByLink } from "./answer.queries";
import { assertHolder } from "../links/holder.rules";
import { findLink, questionsOf } from "./mailed-link.queries";
import { isPageViewToken } from "./signed-page-view.rules";
import { linkAnswer, linkAnswered } from "./schema";
import { linkAnswerView, answerViewHash } from "./answer-view.queries";
import { consentByLink } from "../extensions/consent.queries";
import { partyOf } from "../plans/links.queries";
import { lockSeat } from "../seats.queries";

const systemActor = { kind: "scheduler" } as const;

/**
 * Store the answer of a link holder, to exactly what the page showed. product 5.9 @throws not-found; too-many;
 * forbidden for the wrong account; invalid without checkbox or reason; conflict when closed or changed since
 */
export const answerByLink = write({
  name: "manning.answer-by-link",
  access: "public",
  input: linkAnswer,
  output: linkAnswered,
  admit: ({ db, address, now }) =>
    limitRate(db, { name: "approval-answer", subject: address, max: 10, seconds: 3_600, now }),
  async run(scope, { token, itemId, view, answer, reason, consentName: name }) {
    const { db, now } = scope;
    const opened = await findLink(db, token);
    const { link } = opened;
    assertHolder(scope.actor, link);
    const linkQuestion = (await questionsOf(db, opened, now)).find(({ item }) => item.id === itemId);
    if (!linkQuestion) throw notFound("approvals.linkInvalid");
    const { vesselId, seatId: vesselCrewId, crewId } = linkQuestion.assignment;
    const seatContext = await lockSeat(db, systemActor, { vesselId, vesselCrewId, crewId });
    const question = (await questionsOf(db, opened, now)).find(({ item }) => item.id === itemId);
    if (question?.state !== "open") throw new AppError("conflict", "approvals.page.notOpen");
    const { assignment, item, extension } = question;
    const as = partyOf(link.purpose);
    const answerView = await linkAnswerView(db, link.purpose, seatContext, question, now);
    const pageView = {
      linkId: link.id,
      itemId: item.id,
      version: assignment.version,
      shown: answerViewHash(answerView),
    };
    if (!isPageViewToken(view, pageView, now)) throw new AppError("conflict", "approvals.page.changed");
    const extensionContext = extension && { assignmentContext: { ...seatContext, row: assignment }, extension };
    if (as !== "extension")
      await storeAnswer(scope, seatContext, assignment, {
        as,
        status: answer,
        reason,
        source: answeredByLink(scope, link, as),
        facts: { today: dayOf(now), can: () => false },
      });
    else if (extensionContext) await consentByLink(scope, extensionContext, link, { status: answer, name, reason });
    return { answer };
  },
});
