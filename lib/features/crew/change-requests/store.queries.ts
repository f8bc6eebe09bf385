import { and, eq, isNull } from "drizzle-orm";
import type { CrewSection } from "@/db/enums/crew";
import { crewChangeRequests } from "@/db/schema/crew";
import { AppError, refused } from "@/lib/platform/errors";
import { claimFiles } from "@/lib/platform/files/store";
import { parseInput } from "@/lib/platform/validation";
import { comparedFields, isRemoval, onlyDifferent, parseRequestedValues, type Values } from "./requested-change.rules";
import { changeOf, valuesBefore } from "./queries";
import { invalid, isOwnUpload, type EditScope } from "../sections/edit-scope.queries";
import { withListedName } from "../documents/edit-document.queries";
import { certificateForm } from "../documents/schema";
import { alertBankChange } from "../recipients/person-mail.queries";
import type { Person } from "../queries";
import { mustRequestChanges, writePermissions, canWriteDirectly } from "../sections/write-permission.rules";

const maxOpenRequests = 30;

type RequestedChange = { section: CrewSection; values: Values; note: string | null };

/**
 * Sections with a single entry: a second open request would contradict the first. In list sections each row has its own
 * request.
 */
const isSingleEntry = (section: CrewSection) => ["personal", "physical", "contact", "next-of-kin"].includes(section);
const contradicts = (section: CrewSection, values: Values, other: Values) =>
  isSingleEntry(section) || (section === "bank" && Number(other.sequence) === Number(values.sequence));

/** Check that a seafarer asks for their own record, and that staff ask for bank details only. @throws forbidden */
function assertMayRequest({ actor }: EditScope, person: Person, section: CrewSection): number {
  const isSelf = actor.kind === "user" && actor.crewId === person.id;
  const isStaffForBank = section === "bank" && canWriteDirectly(actor, writePermissions.bank);
  if (actor.kind !== "user" || !(isStaffForBank || mustRequestChanges(actor, writePermissions[section])))
    throw new AppError(
      "forbidden",
      canWriteDirectly(actor, writePermissions[section]) ? "crew.requests.editDirectly" : "errors.forbidden",
    );
  if (!isSelf && !isStaffForBank) throw new AppError("forbidden", "crew.requests.ownOnly");
  return actor.userId;
}

/** Parse the requested values and compare them with the record. @throws invalid, rule if nothing would change */
async function parseChange(scope: EditScope, person: Person, { section, values: requestedValues }: RequestedChange) {
  const before = await valuesBefore(scope.db, person, section, requestedValues);
  const read = onlyDifferent(
    person,
    section,
    parseRequestedValues(section, onlyDifferent(person, section, requestedValues), before),
  );
  const isNewCertificate = (section === "coc" || section === "cop") && !isRemoval(read) && !read.id && !read.renews;
  const values: Values = isNewCertificate
    ? await withListedName(scope.db, section, parseInput(certificateForm, read))
    : read;
  const attachment = typeof values.attachment === "string" ? values.attachment : null;
  if (attachment === null && comparedFields({ values, before }).length === 0) throw refused("crew.requests.nothing");
  return { values, before, attachment };
}

/**
 * Store a change request until it is decided; the caller has locked the person. The seafarer is alerted at once if
 * another user asks for new bank details. @throws forbidden, invalid, conflict, rule
 */
export async function storeRequest(
  scope: EditScope,
  person: Person,
  request: RequestedChange,
): Promise<{ id: number; userId: number }> {
  const { db, actor, now, audit } = scope;
  const { section, note } = request;
  const userId = assertMayRequest(scope, person, section);
  const { values, before, attachment } = await parseChange(scope, person, request);
  const open = await db
    .select()
    .from(crewChangeRequests)
    .where(and(eq(crewChangeRequests.crewId, person.id), isNull(crewChangeRequests.decidedAt)));
  if (open.length >= maxOpenRequests) throw refused("crew.requests.tooMany", { most: maxOpenRequests });
  if (open.some((other) => other.section === section && contradicts(section, values, changeOf(other).values)))
    throw new AppError("conflict", "crew.requests.alreadyOpen");
  if (attachment && !(await isOwnUpload(db, attachment, userId)))
    throw invalid({ path: "attachment", message: "files.notFound" });
  const [stored] = await db
    .insert(crewChangeRequests)
    .values({
      crewId: person.id,
      section,
      change: JSON.stringify({ values, before }),
      note,
      createdAt: now,
      createdBy: userId,
    })
    .returning({ id: crewChangeRequests.id });
  if (!stored) throw new Error("change request was not stored");
  if (attachment) await claimFiles(db, [attachment], { type: "crew-request", id: stored.id });
  if (section === "bank" && !(actor.kind === "user" && actor.crewId === person.id))
    await alertBankChange(db, person, stored.id, "asked", now);
  audit({
    subject: person.id,
    divisionId: person.divisionId,
    after: { requestId: stored.id, section, fields: Object.keys(values) },
  });
  return { id: stored.id, userId };
}
