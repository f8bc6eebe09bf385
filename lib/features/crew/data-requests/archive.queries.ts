import { eq } from "drizzle-orm";
import { zipSync, strToU8, type Zippable } from "fflate";
import type { Executor } from "@/db/client";
import { files } from "@/db/schema/files";
import type { Actor } from "@/lib/access/actor";
import { fixedViewers } from "@/lib/access/roles";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError } from "@/lib/platform/errors";
import { FileAnswer, safeFileName } from "@/lib/platform/files/file-response";
import { stampedName } from "@/lib/platform/files/stamped-name";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import { portraitPhoto } from "@/lib/platform/pdf/portrait-photo";
import { renderPdf } from "@/lib/platform/pdf/render-pdf";
import { CrewCvDocument } from "../detail/pdf/cv-document";
import { crewRecordOf } from "../detail/crew-record.queries";
import { attachmentsOf, fileBytesOf, filesOf, personalDataOf } from "./personal-data.queries";
import { dataSubjectOf } from "./personal-traces.queries";

const maxBytes = 200_000_000;
type Scope = { db: Executor; actor: Actor; now: Date; locale: Locale };

async function cvOf({ db, actor, now, locale }: Scope, id: number): Promise<Uint8Array> {
  const detail = await crewRecordOf(db, actor, id, dayOf(now), fixedViewers.self);
  const { familyName, givenNames } = detail.personal;
  const [photo] = detail.photo
    ? await db.select({ content: files.content }).from(files).where(eq(files.id, detail.photo.fileId))
    : [];
  const generatedBy = actor.kind === "user" ? actor.name : actor.kind;
  return renderPdf(
    CrewCvDocument({
      detail,
      names: { familyName, givenNames },
      photo: photo ? await portraitPhoto(photo.content) : null,
      copyFor: null,
      code: null,
      locale,
      generatedBy,
      now,
    }),
  );
}

type Archive = { file: FileAnswer; counts: Record<string, number> };

/**
 * Build the archive of a person's data: data.json, the CV, every file, and a readme. product 5.20 @throws too-large
 * above 200 MB of files
 */
export async function archiveOf(
  scope: Scope,
  person: { id: number; employeeNumber: string; applicantId: number | null },
): Promise<Archive> {
  const { db, now, locale } = scope;
  const { id, employeeNumber } = person;
  const dataSubject = await dataSubjectOf(db, person);
  if ((await fileBytesOf(db, dataSubject)) > maxBytes) throw new AppError("too-large", "data-requests.tooLarge");
  const data = await personalDataOf(db, id);
  const t = translator(locale);
  const storedFiles = await filesOf(db, dataSubject);
  const entries: Zippable = {
    "README.txt": strToU8(t("data-requests.readme", { number: employeeNumber, at: now.toISOString() })),
    "data.json": strToU8(JSON.stringify({ exportedAt: now.toISOString(), employeeNumber, ...data }, null, 2)),
    "cv.pdf": [await cvOf(scope, id), { level: 0 }],
  };
  for (const [index, { name, fileType, content }] of storedFiles.entries())
    entries[`files/${String(index + 1).padStart(3, "0")}_${fileType}_${safeFileName(name)}`] = [content, { level: 0 }];
  const attached = await attachmentsOf(
    db,
    data.mails.map((mail) => mail.id),
  );
  for (const { mailId, sequence, name, content } of attached)
    entries[`mails/${mailId}_${sequence}_${safeFileName(name)}`] = [content, { level: 0 }];
  const counts = Object.fromEntries(
    Object.entries(data).flatMap(([name, rows]) => (Array.isArray(rows) ? [[name, rows.length]] : [])),
  );
  return {
    file: new FileAnswer(stampedName(now, `data_${employeeNumber}`, "zip"), "application/zip", zipSync(entries)),
    counts: { ...counts, files: storedFiles.length },
  };
}
