import { createHash } from "node:crypto";
import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { userActorOf } from "@/lib/platform/access";
import { refused } from "@/lib/platform/errors";
import { FileAnswer, fileOf } from "@/lib/platform/files/file-response";
import { stampedName } from "@/lib/platform/files/stamped-name";
import { write } from "@/lib/platform/operation";
import { monthOf } from "@/lib/platform/calendar/months";
import { writeTransferFile } from "../banks/file-layout.rules";
import { bankLayoutByName } from "../banks/all-layouts.rules";
import { holdPayments } from "../released-runs.queries";
import { lockRun, transfersIn } from "./queries";
import { runFileInput } from "./schema";

const fileType = "text/csv";

/**
 * Download a released run in the bank's layout, with the unanswered transfers only, so that a second file never pays
 * twice. The audit log records hash, count and sum. Whole rupiah. product 5.15 @throws not-found, rule for a run that
 * is not released, where all is answered, and by name for transfers the bank would refuse
 */
export const downloadPaymentFile = write({
  name: "work-orders.download-run-file",
  access: "work-orders:payments",
  input: runFileInput,
  output: fileOf(fileType),
  async run({ db, actor, now, audit }, { id, bankSet: requestedBankSet }) {
    const { divisionId } = userActorOf(actor);
    await holdPayments(db, divisionId);
    const { state, number, debitAccount, valueOn, month, bankSet: own } = await lockRun(db, actor, id);
    if (state !== "released") throw refused("payment-runs.refused.notReleased");
    const transfers = await transfersIn(db, { id, state: "released" });
    if (transfers.length === 0) throw refused("payment-runs.refused.allAnswered");
    const bankSet = requestedBankSet ?? own;
    const set = bankLayoutByName[bankSet];
    const file = writeTransferFile(set, { number, debitAccount, valueOn, month: monthOf(month) }, transfers);
    const [problem, ...more] = file.problems;
    if (problem) {
      const { name, value, why } = problem;
      throw refused(`payment-runs.refused.file.${why}`, { name, value, bank: set.title, more: more.length });
    }
    const readRecords = transfers.map(({ crewId }) => ({ crewId, classes: ["payroll" as const] }));
    await recordSensitiveReads(db, { actor, now }, "work-orders.download-run-file", readRecords);
    const body = Buffer.from(file.text, "latin1");
    const sha256 = createHash("sha256").update(body).digest("hex");
    audit({ subject: id, divisionId, after: { number, bankSet, rows: file.count, sum: file.sum, sha256 } });
    const name = stampedName(now, `${number.replaceAll("/", "-")}_${set.title}`, "csv");
    return new FileAnswer(name, `${fileType}; charset=us-ascii`, body);
  },
});
