import { and, eq } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { comparedFields, isRemoval } from "./requested-change.rules";
import { changeRequestDetail, changeRequestId } from "./schema";
import { changeOf, findRequest, toChangeRequestRow, currentValuesOf, withNames } from "./queries";
import { recordSensitiveReads } from "../sensitive-reads.queries";
import { mayDecide } from "@/lib/access/second-person";

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
    const visibleRequest = await findRequest(db, actor, id);
    const { request } = visibleRequest;
    const row = toChangeRequestRow(visibleRequest, actor);
    const [person] = await db.select().from(crew).where(eq(crew.id, request.crewId));
    if (!person) throw notFound("crew.requests.notFound");
    const storedChange = changeOf(request);
    const current =
      request.decidedAt === null ? await currentValuesOf(db, person, request.section, storedChange.values) : null;
    const change = { ...storedChange, before: current ?? storedChange.before };
    const [attachment] = await db
      .select({ fileId: files.id, fileName: files.name, contentType: files.contentType, size: files.size })
      .from(files)
      .where(and(eq(files.subjectType, "crew-request"), eq(files.subjectId, id)));
    const section = request.section;
    if (section === "personal" || section === "bank")
      await recordSensitiveReads(db, { actor, now }, "crew.get-change-request", [
        { crewId: person.id, classes: classOf[section] },
      ]);
    const ownBank =
      section === "bank" &&
      actor.kind === "user" &&
      request.createdBy === actor.userId &&
      row.state === "open" &&
      row.canWithdraw;
    const mayDecideAlone =
      ownBank &&
      actor.crewId !== person.id &&
      (await mayDecide(db, actor, "crew:change-bank", {
        divisionId: person.divisionId,
        involvedUsers: [request.createdBy],
      }));
    return {
      ...row,
      version: person.version,
      canDecide: row.canDecide || mayDecideAlone,
      isRemoval: isRemoval(storedChange.values),
      renews: storedChange.values.renews ? String(storedChange.before.name ?? "") : null,
      changes: await withNames(db, comparedFields(change)),
      attachment: attachment ?? null,
    };
  },
});
