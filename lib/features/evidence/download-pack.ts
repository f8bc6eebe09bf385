import { eq } from "drizzle-orm";
import { evidencePacks } from "@/db/schema/evidence";
import { recordReads } from "@/lib/features/crew/reads.queries";
import { AppError, notFound } from "@/lib/platform/errors";
import { FileAnswer, fileOf } from "@/lib/platform/files/answer";
import { write } from "@/lib/platform/operation";
import { packsOf } from "./pack.queries";
import { downloadPackInput } from "./schema";

const types = { json: "application/json", pdf: "application/pdf" } as const;

/** The sealed record of an answer as it was written, byte for byte. An export of personal data: it leaves an audit entry. product 5.9 @throws not-found */
export const downloadPack = write({
  name: "evidence.download-pack",
  access: "evidence:view",
  input: downloadPackInput,
  output: fileOf("application/json", "application/pdf"),
  async run({ db, actor, now, audit }, { id, format }) {
    const [row] = await packsOf(db, actor, eq(evidencePacks.id, id));
    if (!row) throw notFound("evidence.notFound");
    const [kept] = await db.select().from(evidencePacks).where(eq(evidencePacks.id, id));
    const body = format === "pdf" ? kept?.pdf : kept?.json;
    if (!body) throw new AppError("not-found", row.json === null ? "evidence.erased" : "evidence.notYet");
    await recordReads(db, { actor, now }, "evidence.download-pack", [{ crewId: row.crewId, classes: [] }]);
    audit({ subject: id, divisionId: row.divisionId, after: { format, rows: 1, assignmentId: row.assignmentId } });
    return new FileAnswer(`evidence_${row.assignmentId}_${row.hash.slice(0, 12)}.${format}`, types[format], body);
  },
});
