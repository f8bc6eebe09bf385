import { and, eq, isNull } from "drizzle-orm";
import type { CrewSection } from "@/db/enums/crew";
import { crewChangeRequests } from "@/db/schema/crew";
import { AppError, refused } from "@/lib/platform/errors";
import { claimFiles } from "@/lib/platform/files/store";
import { isRemoval, judge, onlyDifferent, type Values } from "./asked-change.rules";
import { changeOf, valuesBefore } from "./change-requests.queries";
import { invalid, isOwnUpload, type EditScope } from "./edit-scope.queries";
import { attachmentId } from "./rows.schema";
import type { Person } from "./sections.rules";
import { asksForChanges, rightOf, writesDirectly } from "./write-right.rules";

const mostOpen = 30;

type Asked = { section: CrewSection; values: Values; note: string | null };

/** Sections that are one: a second open request would contradict the first. Of lists each row is a request of its own. */
const isWhole = (section: CrewSection) => ["personal", "physical", "contact", "next-of-kin"].includes(section);
const contradicts = (section: CrewSection, values: Values, other: Values) => isWhole(section) || (section === "bank" && Number(other.sequence) === Number(values.sequence));

/** A seafarer asks for the own record only; staff asks for nothing but bank details. @throws forbidden */
function assertMayAsk({ actor }: EditScope, person: Person, section: CrewSection): number {
  const isSelf = actor.kind === "user" && actor.crewId === person.id;
  const isStaffForBank = section === "bank" && writesDirectly(actor, rightOf.bank);
  if (actor.kind !== "user" || !(isStaffForBank || asksForChanges(actor, rightOf[section]))) throw new AppError("forbidden", writesDirectly(actor, rightOf[section]) ? "crew.requests.editDirectly" : "errors.forbidden");
  if (!isSelf && !isStaffForBank) throw new AppError("forbidden", "crew.requests.ownOnly");
  return actor.userId;
}

/** Keeps a wish to change a record until somebody decides; the caller has locked the person. @throws forbidden, invalid, conflict, rule */
export async function storeRequest(scope: EditScope, person: Person, { section, values: given, note }: Asked): Promise<{ id: number; userId: number }> {
  const { db, now, audit } = scope;
  const userId = assertMayAsk(scope, person, section);
  const values = onlyDifferent(person, section, given);
  if (Object.keys(values).length === 0) throw refused("crew.requests.nothing");
  const before = await valuesBefore(db, person, section, values);
  judge(section, values, before);
  const open = await db.select().from(crewChangeRequests).where(and(eq(crewChangeRequests.crewId, person.id), isNull(crewChangeRequests.decidedAt)));
  if (open.length >= mostOpen) throw refused("crew.requests.tooMany", { most: mostOpen });
  if (open.some((other) => other.section === section && contradicts(section, values, changeOf(other).values))) throw new AppError("conflict", "crew.requests.alreadyOpen");
  const attachment = isRemoval(values) ? null : (attachmentId.safeParse(values.attachment).data ?? null);
  if (attachment && !(await isOwnUpload(db, attachment, userId))) throw invalid({ path: "attachment", message: "files.notFound" });
  const [stored] = await db
    .insert(crewChangeRequests)
    .values({ crewId: person.id, section, change: JSON.stringify({ values, before }), note, createdAt: now, createdBy: userId })
    .returning({ id: crewChangeRequests.id });
  if (!stored) throw new Error("change request was not stored");
  if (attachment) await claimFiles(db, [attachment], { type: "crew-request", id: stored.id });
  audit({ subject: person.id, divisionId: person.divisionId, after: { requestId: stored.id, section, fields: Object.keys(values) } });
  return { id: stored.id, userId };
}
