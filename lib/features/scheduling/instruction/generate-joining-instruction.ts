import { refused } from "@/lib/platform/errors";
import { FileAnswer, fileOf } from "@/lib/platform/files/file-response";
import { write } from "@/lib/platform/operation";
import { isOnBoardStage } from "../status.rules";
import { renderInstruction } from "./render.queries";
import { instructionInput } from "./schema";

/**
 * Generate the joining instruction: vessel, date, port, travel, contacts and items to carry. It exports personal
 * data, so it leaves an audit entry. product 2.11 @throws not-found, rule when on board or cancelled
 */
export const generateJoiningInstruction = write({
  name: "scheduling.generate-joining-instruction",
  access: "scheduling:view",
  input: instructionInput,
  output: fileOf("application/pdf"),
  async run(scope, { employeeSchedulingId: id, language, inline }) {
    const { facts, name, content } = await renderInstruction(scope, id, language ?? scope.locale);
    const { schedule, person, vessel } = facts;
    if (schedule.cancelledAt !== null || !isOnBoardStage(schedule.statusId))
      throw refused("joining.instruction.tooLate");
    scope.audit({ subject: person.id, divisionId: vessel.divisionId, after: { scheduleId: id, rows: 1 } });
    return new FileAnswer(name, "application/pdf", content, inline ? "inline" : "attachment");
  },
});
