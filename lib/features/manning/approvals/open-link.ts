import type { Executor, Transaction } from "@/db/client";
import { eq } from "drizzle-orm";
import { slotOfWire } from "@/db/enums/manning";
import { approvalLinks } from "@/db/schema/manning";
import { appendEvent, eventsOf } from "@/lib/features/evidence/events.queries";
import { holderOf } from "@/lib/features/evidence/identity.rules";
import { outcomeOf } from "@/lib/features/evidence/outcome.queries";
import { notFound } from "@/lib/platform/errors";
import { limitRate } from "@/lib/platform/limits/rate-limit";
import { write, type Caller } from "@/lib/platform/operation";
import { asRecord } from "@/lib/platform/record";
import { openedLink, openLinkInput, type LinkQuestion } from "./schema";
import { declarationOf } from "../declaration.rules";
import { mayHold } from "../links/holder.rules";
import { findLink, questionsOf, type Question } from "./link.queries";
import { portsOf } from "./port.queries";
import { handingOver, viewOf } from "./page-view.rules";
import { shownFor, shownHash } from "./shown.queries";
import type { Link } from "../links/issue.queries";
import { maskedAddress } from "../links/masked-address.rules";
import { partyOf } from "../links.queries";
import { readSeat } from "../seats.queries";

const office = { kind: "scheduler" } as const;
const mostOpenings = 20;

async function describe(db: Executor, link: Link, question: Question, now: Date): Promise<LinkQuestion> {
  const { item, assignment, state } = question;
  const keys = { vesselId: assignment.vesselId, vesselCrewId: assignment.seatId, employeeId: assignment.crewId };
  const manned = await readSeat(db, office, keys);
  const { place, person } = manned;
  const shown = state === "open" ? await shownFor(db, link.purpose, manned, question, now) : null;
  const viewed = shown && { linkId: link.id, itemId: item.id, version: assignment.version, shown: shownHash(shown) };
  return {
    itemId: item.id,
    state,
    vessel: place.vessel.name,
    rank: { en: place.position.nameEn, id: place.position.name },
    name: person.fullName,
    expiresAt: item.expiresAt,
    shown,
    view: viewed && viewOf(viewed, now),
    outcome: state === "decided" ? await outcomeOf(db, item.assignmentId, partyOf(link.purpose)) : null,
  };
}

/** Record who opened a question, once per address and browser. */
async function keepOpened(
  db: Transaction,
  { address, userAgent, now }: Pick<Caller, "address" | "userAgent" | "now">,
  link: Link,
  { item }: Question,
) {
  const chain = { assignmentId: item.assignmentId, party: partyOf(link.purpose) };
  const by = holderOf({ ...link, address, userAgent });
  const before = (await eventsOf(db, chain))
    .map(({ event }) => asRecord(event))
    .filter(({ type, link: of }) => type === "opened" && of === link.id);
  const isKnown = before
    .map((event) => asRecord(event.by))
    .some((known) => known.address === by.address && known.userAgent === by.userAgent);
  if (!isKnown && before.length < mostOpenings)
    await appendEvent(db, { ...chain, type: "opened", at: now, said: { by, link: link.id } });
}

/** Return the colleague named by the link holder, if any. */
async function namedIn(db: Executor, link: Link): Promise<string | null> {
  const [named] = await db
    .select({ email: approvalLinks.email })
    .from(approvalLinks)
    .where(eq(approvalLinks.namedBy, link.id));
  return named ? maskedAddress(named.email) : null;
}

const wireOf = { next: "Next", "next-but-one": "NextButOne", current: "Current" } as const;

/** Return the five keys of the first open question, for a signed-in principal. */
function keysOf(questions: readonly Question[], positions: ReadonlyMap<number, number>) {
  const open = questions.find(({ state }) => state === "open") ?? questions[0];
  const ao = open && Object.values(wireOf).find((wire) => slotOfWire[wire] === open.assignment.slot);
  if (!open || !ao) return null;
  const { seatId, crewId, vesselId } = open.assignment;
  return { vcid: seatId, emp: crewId, ao, vid: vesselId, joi: positions.get(seatId) ?? 0 };
}

/**
 * Open a mailed link: each question with its answer view, or why it is closed. It records the opening and decides
 * nothing. product 5.9
 * @throws not-found, too-many
 */
export const openLink = write({
  name: "manning.open-link",
  access: "public",
  input: openLinkInput,
  output: openedLink,
  admit: ({ db, address, now }) =>
    limitRate(db, { name: "approval-view", subject: address, most: 30, seconds: 3_600, now }),
  async run({ db, actor, now, address, userAgent, unchanged }, { token }) {
    unchanged();
    const opened = await findLink(db, token);
    const { link } = opened;
    const isHolder = mayHold(actor, link);
    const found = (await questionsOf(db, opened, now)).map((question) =>
      isHolder || question.state !== "open" ? question : { ...question, state: "other-account" as const },
    );
    const [first] = found;
    if (!first) throw notFound("approvals.linkInvalid");
    const questions: LinkQuestion[] = [];
    const positions = new Map<number, number>();
    for (const question of found) {
      questions.push(await describe(db, link, question, now));
      if (question.state === "open") await keepOpened(db, { address, userAgent, now }, link, question);
      positions.set(question.assignment.seatId, question.positionId);
    }
    const isPrincipal = link.purpose === "principal-approval";
    const [place] = isPrincipal ? [] : await portsOf(db, first.assignment.crewId, [link.vesselId]);
    const declaration = { principal: "principal-1", employee: "employee-1", extension: "extension-1" } as const;
    const isOpen = questions.some(({ state }) => state === "open");
    return {
      purpose: link.purpose,
      principalId: link.principalId,
      issuedTo: maskedAddress(link.email),
      name: link.name,
      language: link.language,
      vessel: questions[0]?.vessel ?? "",
      port: place ?? null,
      declaration: declarationOf(declaration[partyOf(link.purpose)]),
      namedPerson: await namedIn(db, link),
      handOverView: isPrincipal && isOpen ? viewOf(handingOver(link.id), now) : null,
      questions,
      keys: keysOf(found, positions),
    };
  },
});
