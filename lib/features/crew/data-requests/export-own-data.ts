import { z } from "zod";
import { notFound } from "@/lib/platform/errors";
import { fileOf } from "@/lib/platform/files/file-response";
import { limitRate } from "@/lib/platform/limits/rate-limit";
import { write } from "@/lib/platform/operation";
import { lockPerson } from "../queries";
import { archiveOf } from "./archive.queries";

/**
 * Download one's own data as a seafarer, without a confirmation, up to ten times a day. product 5.20 @throws not-found
 * for an account without a seafarer, too-many, too-large
 */
export const exportOwnData = write({
  name: "crew.export-own-data",
  access: "crew:view",
  input: z.object({}),
  output: fileOf("application/zip"),
  async admit({ db, actor, now }) {
    if (actor.kind === "user" && actor.crewId)
      await limitRate(db, { name: "own-data", subject: String(actor.userId), max: 10, seconds: 86_400, now });
  },
  async run(scope) {
    const { db, actor, audit } = scope;
    if (actor.kind !== "user" || !actor.crewId) throw notFound("data-requests.noPerson");
    const person = await lockPerson(db, actor, actor.crewId);
    const { file, counts } = await archiveOf(scope, person);
    audit({ subject: person.id, divisionId: person.divisionId, after: { own: true, counts } });
    return file;
  },
});
