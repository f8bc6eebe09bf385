import type { Executor, Transaction } from "@/db/client";
import { eq } from "drizzle-orm";
import { slotOfApi } from "@/db/enums/manning";
import { crew } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { approvalLinks } from "@/db/schema/manning";
import { appendEvent, eventsOf } from "@/lib/features/evidence/answer-chain.queries";
import { linkHolderIdentity } from "@/lib/features/evidence/identity.rules";
import { answerOutcomeOf } from "@/lib/features/evidence/answer-outcome.queries";
import { notFound } from "@/lib/platform/errors";
import { thumbnail } from "@/lib/platform/files/thumbnail";
import { limitRate } from "@/lib/platform/limits/rate-limit";
import { write, type Caller } from "@/lib/platform/operation";
import { asRecord } from "@/lib/platform/unknown-record";
import { openedLink, openLinkInput, type LinkQuestion } from "./schema";
import { declarationOf } from "../declaration.rules";
import { mayUseLink } from "../links/holder.rules";
import { findLink, questionsOf, type Question } from "./mailed-link.queries";
import { joiningPortsOf } from "./joining-port.queries";
import { colleagueFormView, pageViewToken } from "./signed-page-view.rules";
import { linkAnswerView, answerViewHash } from "./answer-view.queries";
import type { ApprovalLinkRow } from "../links/issue-link.queries";
import { maskedAddress } from "../links/masked-address.rules";
import { partyOf } from "../plans/links.queries";
import { readSeat } from "../seats.queries";

const systemActor = { kind: "scheduler" } as const;
const maxOpenings = 20;

/** Twice the size on the page, for sharp screens. */
const [photoWidth, photoHeight] = [144, 192];

/** Return the person's photo as a small data address, because the page loads nothing else. */
async function photoOf(db: Executor, crewId: number): Promise<string | null> {
  const [photo] = await db
    .select({ content: files.content })
    .from(crew)
    .innerJoin(files, eq(files.id, crew.photoFileId))
    .where(eq(crew.id, crewId));
  return photo ? thumbnail(photo.content, photoWidth, photoHeight) : null;
}

async function describeQuestion(
  db: Executor,
  link: ApprovalLinkRow,
  question: Question,
  now: Date,
): Promise<LinkQuestion> {
  const { item, assignment, state } = question;
  const keys = { vesselId: assignment.vesselId, vesselCrewId: assignment.seatId, crewId: assignment.crewId };
  const seatContext = await readSeat(db, systemActor, keys);
  const { seatDetails, person } = seatContext;
  const answerView = state === "open" ? await linkAnswerView(db, link.purpose, seatContext, question, now) : null;
  const pageView = answerView && {
    linkId: link.id,
    itemId: item.id,
    version: assignment.version,
    shown: answerViewHash(answerView),
  };
  return {
    itemId: item.id,
    state,
    vessel: seatDetails.vessel.name,
    rank: { en: seatDetails.position.nameEn, id: seatDetails.position.name },
    name: person.fullName,
    expiresAt: item.expiresAt,
    shown: answerView,
    view: pageView && pageViewToken(pageView, now),
    outcome: state === "decided" ? await answerOutcomeOf(db, item.assignmentId, partyOf(link.purpose)) : null,
    photo: answerView?.cv ? await photoOf(db, assignment.crewId) : null,
  };
}

/** Record who opened a question, once per address and browser. */
async function storeOpening(
  db: Transaction,
  { address, userAgent, now }: Pick<Caller, "address" | "userAgent" | "now">,
  link: ApprovalLinkRow,
  { item }: Question,
) {
  const chain = { assignmentId: item.assignmentId, party: partyOf(link.purpose) };
  const by = linkHolderIdentity({ ...link, address, userAgent });
  const before = (await eventsOf(db, chain))
    .map(({ event }) => asRecord(event))
    .filter(({ type, link: of }) => type === "opened" && of === link.id);
  const isRecorded = before
    .map((event) => asRecord(event.by))
    .some((opening) => opening.address === by.address && opening.userAgent === by.userAgent);
  if (!isRecorded && before.length < maxOpenings)
    await appendEvent(db, { ...chain, type: "opened", at: now, said: { by, link: link.id } });
}

/** Return the colleague named by the link holder, if any. */
async function namedColleagueOf(db: Executor, link: ApprovalLinkRow): Promise<string | null> {
  const [named] = await db
    .select({ email: approvalLinks.email })
    .from(approvalLinks)
    .where(eq(approvalLinks.namedBy, link.id));
  return named ? maskedAddress(named.email) : null;
}

const questionOnWire = { next: "Next", "next-but-one": "NextButOne", current: "Current" } as const;

/** Return the five keys of the first open question, for a signed-in principal. */
function keysOf(questions: readonly Question[], positions: ReadonlyMap<number, number>) {
  const open = questions.find(({ state }) => state === "open") ?? questions[0];
  const ao = open && Object.values(questionOnWire).find((wire) => slotOfApi[wire] === open.assignment.slot);
  if (!open || !ao) return null;
  const { seatId, crewId, vesselId } = open.assignment;
  return { vcid: seatId, emp: crewId, ao, vid: vesselId, joi: positions.get(seatId) ?? 0 };
}

/**
 * Open a mailed link: each question with its answer view, or why it is closed. It records the opening and decides
 * nothing. product 5.9
 * @throws not-found, too-many
 */
export const openApprovalLink = write({
  name: "manning.open-link",
  access: "public",
  input: openLinkInput,
  output: openedLink,
  admit: ({ db, address, now }) =>
    limitRate(db, { name: "approval-view", subject: address, max: 30, seconds: 3_600, now }),
  async run({ db, actor, now, address, userAgent, unchanged }, { token }) {
    unchanged();
    const opened = await findLink(db, token);
    const { link } = opened;
    const isHolder = mayUseLink(actor, link);
    const openedQuestions = (await questionsOf(db, opened, now)).map((question) =>
      isHolder || question.state !== "open" ? question : { ...question, state: "other-account" as const },
    );
    const [first] = openedQuestions;
    if (!first) throw notFound("approvals.linkInvalid");
    const questions: LinkQuestion[] = [];
    const positions = new Map<number, number>();
    for (const question of openedQuestions) {
      questions.push(await describeQuestion(db, link, question, now));
      if (question.state === "open") await storeOpening(db, { address, userAgent, now }, link, question);
      positions.set(question.assignment.seatId, question.positionId);
    }
    const isPrincipal = link.purpose === "principal-approval";
    const [seatDetails] = isPrincipal ? [] : await joiningPortsOf(db, first.assignment.crewId, [link.vesselId]);
    const declaration = { principal: "principal-1", employee: "employee-1", extension: "extension-1" } as const;
    const isOpen = questions.some(({ state }) => state === "open");
    return {
      purpose: link.purpose,
      principalId: link.principalId,
      issuedTo: maskedAddress(link.email),
      name: link.name,
      language: link.language,
      vessel: questions[0]?.vessel ?? "",
      port: seatDetails ?? null,
      declaration: declarationOf(declaration[partyOf(link.purpose)]),
      namedPerson: await namedColleagueOf(db, link),
      handOverView: isPrincipal && isOpen ? pageViewToken(colleagueFormView(link.id), now) : null,
      questions,
      keys: keysOf(openedQuestions, positions),
    };
  },
});
