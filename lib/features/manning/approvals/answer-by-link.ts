import { AppError, notFound } from "@/lib/platform/errors";
import { limitRate } from "@/lib/platform/limits/rate-limit";
import { write } from "@/lib/platform/operation";
import { dayOf } from "@/lib/platform/calendar/dates";
import { storeAnswer, toldByLink } from "./answer.queries";
import { assertHolder } from "../links/holder.rules";
import { findLink, questionsOf } from "./link.queries";
import { isViewOf } from "./page-view.rules";
import { linkAnswer, linkAnswered } from "./schema";
import { shownFor, shownHash } from "./shown.queries";
import { consentByLink } from "../extensions/consent.queries";
import { partyOf } from "../links.queries";
import { lockSeat } from "../seats.queries";

const office = { kind: "scheduler" } as const;

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
    limitRate(db, { name: "approval-answer", subject: address, most: 10, seconds: 3_600, now }),
  async run(scope, { token, itemId, view, answer, reason, consentName: name }) {
    const { db, now } = scope;
    const opened = await findLink(db, token);
    const { link } = opened;
    assertHolder(scope.actor, link);
    const asked = (await questionsOf(db, opened, now)).find(({ item }) => item.id === itemId);
    if (!asked) throw notFound("approvals.linkInvalid");
    const { vesselId, seatId: vesselCrewId, crewId: employeeId } = asked.assignment;
    const manned = await lockSeat(db, office, { vesselId, vesselCrewId, employeeId });
    const question = (await questionsOf(db, opened, now)).find(({ item }) => item.id === itemId);
    if (question?.state !== "open") throw new AppError("conflict", "approvals.page.notOpen");
    const { assignment, item, extension } = question;
    const as = partyOf(link.purpose);
    const shown = await shownFor(db, link.purpose, manned, question, now);
    const viewed = { linkId: link.id, itemId: item.id, version: assignment.version, shown: shownHash(shown) };
    if (!isViewOf(view, viewed, now)) throw new AppError("conflict", "approvals.page.changed");
    const about = extension && { stay: { ...manned, row: assignment }, extension };
    if (as !== "extension")
      await storeAnswer(scope, manned, assignment, {
        as,
        status: answer,
        reason,
        told: toldByLink(scope, link, as),
        facts: { today: dayOf(now), can: () => false },
      });
    else if (about) await consentByLink(scope, about, link, { status: answer, name, reason });
    return { answer };
  },
});
