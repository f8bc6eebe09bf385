import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { z } from "zod";
import { divisions } from "@/db/schema/positions";
import { assignments } from "@/db/schema/manning";
import { evidencePacks } from "@/db/schema/evidence";
import { vessels } from "@/db/schema/vessels";
import { write } from "@/lib/platform/operation";
import { letterheadOf } from "@/lib/platform/pdf/letterhead";
import { renderPdf } from "@/lib/platform/pdf/render-pdf";
import { asRecord } from "@/lib/platform/unknown-record";
import { signingKey } from "./seal-pack.queries";
import { PackDocument } from "./pdf/pack-document";
import { packContent } from "./schema";
import { hashOf, sealedPdf } from "./seal.rules";

/**
 * Create the PDF of a pack once, outside of the answer's transaction. Run by the queue only. product 5.9 @throws
 * forbidden for people
 */
export const writeEvidencePdf = write({
  name: "evidence.write-pdf",
  access: "scheduler",
  input: z.object({ packId: z.int32() }),
  output: z.object({ pdfHash: z.string().nullable() }),
  async run({ db, now, audit, unchanged }, { packId }) {
    const [row] = await db
      .select({ pack: evidencePacks, divisionId: vessels.divisionId, division: divisions.name })
      .from(evidencePacks)
      .innerJoin(assignments, eq(assignments.id, evidencePacks.assignmentId))
      .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
      .innerJoin(divisions, eq(divisions.id, vessels.divisionId))
      .where(and(eq(evidencePacks.id, packId), isNotNull(evidencePacks.json), isNull(evidencePacks.pdfHash)))
      .for("update", { of: evidencePacks });
    if (!row?.pack.json) {
      unchanged();
      return { pdfHash: null };
    }
    const { pack, divisionId, division } = row;
    const content = packContent.parse(asRecord(JSON.parse(String(pack.json))).pack);
    const letterhead = letterheadOf(division);
    const document = PackDocument({ pack: content, hash: pack.hash, letterhead, now });
    const pdf = sealedPdf(Buffer.from(await renderPdf(document)), await signingKey(db));
    const pdfHash = hashOf(pdf);
    await db.update(evidencePacks).set({ pdf, pdfHash }).where(eq(evidencePacks.id, packId));
    audit({ subject: packId, divisionId, after: { pdfHash } });
    return { pdfHash };
  },
});
