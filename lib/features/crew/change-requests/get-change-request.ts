import { and, eq } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { compared, isRemoval } from "./asked.rules";
import { changeRequestDetail, changeRequestId } from "./schema";
import { changeOf, findRequest, onRow, valuesNow, withNames } from "./queries";
import { recordReads } from "../reads.queries";
import { mayDecide } from "@/lib/access/colleagues";

const classOf = { personal: ["identity", "payroll"], bank: ["payroll"] } as const;

/**
 * Get a change request with old and new value of each field. After the decision the old values are those on record at
 * that time. product 2.4 @throws not-found
 */
export const getChangeRequest = read({
  name: "crew.get-change-request",
  access: "crew:view",
  input: changeRequestId,
  output: changeRequestDetail,
  async run({ db, actor, now }, { id }) {
    const found = await findRequest(db, actor, id);
    const { request } = found;
    const row = onRow(found, actor);
    const [person] = await db.select().from(crew).where(eq(crew.id, request.crewId));
    if (!person) throw notFound("crew.requests.notFound");
    const asked = changeOf(request);
    const current = request.decidedAt === null ? await valuesNow(db, person, request.section, asked.values) : null;
    const change = { ...asked, before: current ?? asked.before };
    const [attachment] = await db
      .select({ fileId: files.id, fileName: files.name, contentType: files.contentType, size: files.size })
      .from(files)
      .where(and(eq(files.subjectType, "crew-request"), eq(files.subjectId, id)));
    const section = request.section;
    if (section === "personal" || section === "bank")
      await recordReads(db, { actor, now }, "crew.get-change-request", [
        { crewId: person.id, classes: classOf[section] },
      ]);
    const ownBank =
      section === "bank" &&
      actor.kind === "user" &&
      request.createdBy === actor.userId &&
      row.state === "open" &&
      row.canWithdraw;
    const mayAlone =
      ownBank &&
      actor.crewId !== person.id &&
      (await mayDecide(db, actor, "crew:change-bank", {
        divisionId: person.divisionId,
        parties: [request.createdBy],
      }));
    return {
      ...row,
      version: person.version,
      canDecide: row.canDecide || mayAlone,
      isRemoval: isRemoval(asked.values),
      renews: asked.values.renews ? String(asked.before.name ?? "") : null,
      changes: await withNames(db, compared(change)),
      attachment: attachment ?? null,
    };
  },
});
