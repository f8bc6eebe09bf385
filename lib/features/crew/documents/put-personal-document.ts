import { and, eq, isNull, sql } from "drizzle-orm";
import { crew, crewDocuments } from "@/db/schema/crew";
import { translator } from "@/lib/platform/i18n/messages";
import { write } from "@/lib/platform/operation";
import { authorOf, claimFile } from "../sections/edit-scope.queries";
import { recordChanged } from "../sections/values.schema";
import { putPersonalDocumentInput } from "./schema";
import { lockCrew } from "../queries";
import { directly } from "../sections/write-permission.rules";

const images: readonly string[] = ["photo"];

/**
 * Add a personal document; one of the same type and label is replaced and stays in the history. A photo becomes the
 * portrait. product 2.4 @throws not-found, forbidden, invalid
 */
export const putPersonalDocument = write({
  name: "crew.put-personal-document",
  access: directly("crew:edit"),
  input: putPersonalDocumentInput,
  output: recordChanged,
  async run({ db, actor, now, audit }, { crewId, type, label: given, attachment }) {
    const person = await lockCrew(db, actor, crewId);
    const author = authorOf(actor);
    const label = given ?? translator("en")(`crew.documentTypes.${type}`);
    const fileId = await claimFile(db, attachment, { crewId, author, isImage: images.includes(type) });
    if (fileId === null) throw new Error("a document has a file");
    const isCurrent = and(
      eq(crewDocuments.crewId, crewId),
      eq(crewDocuments.type, type),
      isNull(crewDocuments.supersededAt),
      isNull(crewDocuments.removedAt),
    );
    const isSame =
      type === "photo" ? isCurrent : and(isCurrent, eq(sql`lower(${crewDocuments.label})`, label.toLowerCase()));
    const replaced = await db
      .update(crewDocuments)
      .set({ supersededAt: now })
      .where(isSame)
      .returning({ id: crewDocuments.id, fileId: crewDocuments.fileId });
    const [stored] = await db
      .insert(crewDocuments)
      .values({ crewId, type, label, fileId, createdAt: now, createdBy: author.userId })
      .returning({ id: crewDocuments.id });
    if (!stored) throw new Error("document was not stored");
    for (const { id } of replaced)
      await db.update(crewDocuments).set({ supersededBy: stored.id }).where(eq(crewDocuments.id, id));
    if (type === "photo") await db.update(crew).set({ photoFileId: fileId }).where(eq(crew.id, crewId));
    audit({
      subject: crewId,
      divisionId: person.divisionId,
      before: replaced,
      after: { id: stored.id, type, fileId },
    });
    return { id: stored.id, crewId };
  },
});
