import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { files } from "@/db/schema/files";
import { principals, vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { fixedViewers } from "@/lib/access/roles";
import { dayOf } from "@/lib/platform/calendar/dates";
import { storeDocumentCode, newDocumentCode } from "@/lib/features/checks/document-codes.queries";
import { AppError, notFound } from "@/lib/platform/errors";
import { FileAnswer, fileOf } from "@/lib/platform/files/file-response";
import { stampedName } from "@/lib/platform/files/stamped-name";
import { translator } from "@/lib/platform/i18n/messages";
import { write } from "@/lib/platform/operation";
import { portraitPhoto } from "@/lib/platform/pdf/portrait-photo";
import { renderPdf } from "@/lib/platform/pdf/render-pdf";
import { allowedActionsOf } from "./allowed-actions.rules";
import { shownClasses } from "./rules";
import type { CrewDetail } from "./schema";
import { viewerOf } from "../fields.rules";
import { CrewCvDocument } from "./pdf/cv-document";
import { forPrincipalCopy } from "./principal-copy.rules";
import { findViewedPerson } from "../queries";
import { recordSensitiveReads } from "../sensitive-reads.queries";
import { crewRecordOf } from "./crew-record.queries";
import { crewCvInput } from "../schema";

type Copy = { actor: Actor; principalId: number | undefined; detail: CrewDetail };

/**
 * Return the principal of a principal's copy: the one who asks, the one named, else that of the current vessel; null
 * for none. @throws not-found
 */
async function principalOf(db: Executor, { actor, principalId, detail }: Copy): Promise<string | null> {
  const ownPrincipalId =
    actor.kind === "user" && viewerOf(actor, detail) === fixedViewers.principal ? actor.principalId : null;
  const requestedPrincipalId = ownPrincipalId ?? principalId;
  if (!requestedPrincipalId && detail.vesselId === null) return null;
  const [principal] = requestedPrincipalId
    ? await db
        .select({ name: principals.name })
        .from(principals)
        .where(and(eq(principals.id, requestedPrincipalId), eq(principals.divisionId, detail.divisionId)))
    : await db
        .select({ name: principals.name })
        .from(vessels)
        .innerJoin(principals, eq(principals.id, vessels.principalId))
        .where(eq(vessels.id, detail.vesselId ?? 0));
  if (requestedPrincipalId && !principal) throw notFound("crew.cv.principalNotFound");
  return principal?.name ?? null;
}

async function photoOf(db: Executor, { photo }: CrewDetail): Promise<Buffer | null> {
  const [file] = photo ? await db.select({ content: files.content }).from(files).where(eq(files.id, photo.fileId)) : [];
  return file ? portraitPhoto(file.content) : null;
}

const sha256Of = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

const sizeOf = ({ education, travelDocuments, coc, cop, training, seaService }: CrewDetail) => ({
  educations: education?.length ?? 0,
  travelDocuments: travelDocuments?.length ?? 0,
  certificates: [...(coc ?? []), ...(cop ?? [])].filter(({ id }) => id !== null).length,
  trainings: training?.length ?? 0,
  seaServices: seaService?.rows.length ?? 0,
});

/**
 * Generate a seafarer's CV as PDF. The principal's copy shows only what principals may see, with a mark that names
 * them; principals always get that copy. Each CV has its own code to check that it is genuine, and an audit entry.
 * Document 2 §7, product 5.18 @throws not-found, forbidden
 */
export const generateCrewCv = write({
  name: "crew.generate-cv",
  access: "crew:view",
  input: crewCvInput,
  output: fileOf("application/pdf"),
  async run(scope, { crewId, variant: requestedVariant, principalId, language }) {
    const { db, actor, now, locale: userLocale, audit } = scope;
    const person = await findViewedPerson(db, actor, crewId);
    const variant = viewerOf(actor, person) === fixedViewers.principal ? "principal" : (requestedVariant ?? "staff");
    if (!allowedActionsOf(actor, person).includes(`cv-${variant}`)) throw new AppError("forbidden", "errors.forbidden");
    const locale = language ?? userLocale;
    const detail =
      variant === "principal"
        ? forPrincipalCopy(await crewRecordOf(db, actor, crewId, dayOf(now), fixedViewers.principal))
        : await crewRecordOf(db, actor, crewId, dayOf(now));
    const name =
      variant === "principal"
        ? ((await principalOf(db, { actor, principalId, detail })) ?? translator(locale)("crew.cv.anyPrincipal"))
        : null;
    const generatedBy = actor.kind === "user" ? actor.name : actor.kind;
    const code = newDocumentCode();
    const names = { familyName: person.familyName, givenNames: person.givenNames };
    const body = await renderPdf(
      CrewCvDocument({
        detail,
        names,
        photo: await photoOf(db, detail),
        copyFor: name,
        code,
        locale,
        generatedBy,
        now,
      }),
    );
    await storeDocumentCode(db, code, { kind: "cv", crewId, sha256: sha256Of(body) }, scope);
    await recordSensitiveReads(db, { actor, now }, "crew.generate-cv", [
      { crewId, classes: shownClasses({ ...detail, bank: null, medical: null, suitabilityLevelId: null }) },
    ]);
    audit({
      subject: crewId,
      divisionId: person.divisionId,
      after: { rows: 1, variant, principal: name, ...sizeOf(detail) },
    });
    return new FileAnswer(
      stampedName(now, `CV_${detail.employeeNumber}${name ? "_principal" : ""}`, "pdf"),
      "application/pdf",
      body,
    );
  },
});
