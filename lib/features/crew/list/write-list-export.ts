import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { preparedFiles } from "@/db/schema/files";
import { userActorOf } from "@/lib/platform/access";
import { AppError, notFound } from "@/lib/platform/errors";
import { finishPrepared, canDownload } from "@/lib/platform/files/prepared";
import { write } from "@/lib/platform/operation";
import { crewExport } from "./export-list.queries";
import { suitabilityRegisterExport } from "./export-suitability-register.queries";
import { listExportAudit, renderListSheet } from "../list-export.queries";
import { requestedExport } from "../export.schema";

/**
 * Write a long list for its owner with their current permissions and add it to their files. The queue runs it on their
 * behalf; a second run changes nothing. product 5.18 @throws not-found, forbidden, rule above 250,000 rows, conflict
 * when it was withdrawn meanwhile
 */
export const writeListExport = write({
  name: "crew.write-export",
  access: "signed-in",
  input: z.object({ id: z.uuid() }),
  output: z.object({ rows: z.number().nullable() }),
  async run({ unchanged, ...rest }, { id }) {
    const scope = { ...rest, actor: userActorOf(rest.actor) };
    const { db, actor, now, audit } = scope;
    const { state, input, access, rights, rows: rowCount } = preparedFiles;
    const [request] = await db
      .select({ state, input, access, rights, rows: rowCount })
      .from(preparedFiles)
      .where(and(eq(preparedFiles.id, id), eq(preparedFiles.ownerId, actor.userId)));
    if (!request) throw notFound();
    if (request.state !== "waiting") {
      unchanged();
      return { rows: request.rows };
    }
    if (!canDownload(actor, request)) throw new AppError("forbidden", "errors.forbidden");
    const requested = requestedExport.parse(request.input);
    const list =
      requested.list === "crew"
        ? await crewExport(scope, requested.input)
        : await suitabilityRegisterExport(scope, requested.input);
    const { file, rows } = await renderListSheet(scope, list);
    await finishPrepared(db, id, file, { rows, now });
    audit(listExportAudit(list, { rows, preparedFile: id }));
    return { rows };
  },
});
