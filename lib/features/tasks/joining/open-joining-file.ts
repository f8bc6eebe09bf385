import type { Executor } from "@/db/client";
import type { Actor } from "@/lib/access/actor";
import { renderInstruction } from "@/lib/features/scheduling/instruction/render.queries";
import { isOnBoardStage } from "@/lib/features/scheduling/status.rules";
import { notFound } from "@/lib/platform/errors";
import { FileAnswer, fileOf } from "@/lib/platform/files/file-response";
import type { Locale } from "@/lib/platform/i18n/locales";
import { read } from "@/lib/platform/operation";
import { ownAssignments } from "../facts/queries";
import { agreementOf, ownCrewId, ownSchedule, storedFile, travelFileOf } from "./queries";
import { joiningFileInput } from "./schema";

type FileRequest = { db: Executor; actor: Actor; now: Date; locale: Locale };

async function instruction({ locale, ...request }: FileRequest, scheduleId: number) {
  const { name, content } = await renderInstruction(request, scheduleId, locale);
  return { name, content, contentType: "application/pdf" };
}

/** Open a document of the user's own next joining. product 2.11 @throws forbidden, not-found for other documents */
export const openJoiningFile = read({
  name: "tasks.open-joining-file",
  access: "signed-in",
  input: joiningFileInput,
  output: fileOf("application/pdf", "image/jpeg", "image/png"),
  async run(request, { name }) {
    const { db, actor } = request;
    const crewId = ownCrewId(actor);
    const next = (await ownAssignments(db, crewId)).find(({ slot }) => slot === "next");
    if (!next) throw notFound("files.notFound");
    const planned = await ownSchedule(db, crewId, next.id);
    const schedule = planned && isOnBoardStage(planned.schedule.statusId) ? planned.schedule : null;
    const [kind, id] = name.split("-");
    const stored = async (fileId: string | null | undefined) => (fileId ? storedFile(db, fileId) : null);
    const file =
      kind === "agreement"
        ? await stored((await agreementOf(db, crewId, next.id))?.fileId)
        : !schedule
          ? null
          : kind === "instruction"
            ? await instruction(request, schedule.id)
            : await stored(await travelFileOf(db, schedule.id, Number(id)));
    if (!file) throw notFound("files.notFound");
    return new FileAnswer(file.name, file.contentType, file.content, "inline");
  },
});
