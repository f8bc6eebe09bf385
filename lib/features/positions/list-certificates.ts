import { and, asc, eq, isNotNull } from "drizzle-orm";
import { z } from "zod";
import { certificates } from "@/db/schema/positions";
import { read } from "@/lib/platform/operation";
import { certificateName, certificatesOfKind } from "./schema";

/** List approved certificates of competency or proficiency for all ranks, by English name. Document 2 §5 */
export const listCertificates = read({
  name: "positions.list-certificates",
  access: "signed-in",
  input: certificatesOfKind,
  output: z.array(certificateName),
  run: ({ db }, { kind }) =>
    db
      .select({ id: certificates.id, name: certificates.name, nameEn: certificates.nameEn })
      .from(certificates)
      .where(and(eq(certificates.kind, kind), isNotNull(certificates.approvedAt)))
      .orderBy(asc(certificates.nameEn), asc(certificates.id))
      .limit(500),
});
