import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { userActorOf } from "@/lib/platform/access";
import { refused } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { firstDayOf } from "@/lib/platform/calendar/months";
import { writeTransferFile } from "../banks/file-layout.rules";
import { bankLayoutByName } from "../banks/all-layouts.rules";
import { isLocked, owedSlipsOf } from "./dues.queries";
import { setTried, tryBankSetInput } from "./schema";

const [maxRows, maxProblems] = [8, 100];

/**
 * Preview a locked month in a bank layout without paying: first lines, count, sum and problems by name. Logs the people
 * shown. Two queries beside the log. product 5.15 @throws rule for what is not locked
 */
export const tryBankLayout = read({
  name: "work-orders.try-bank-set",
  access: "work-orders:payments",
  input: tryBankSetInput,
  output: setTried,
  async run({ db, actor, now }, { month, lockId, valueOn, bankSet, debitAccount }) {
    const of = { divisionId: userActorOf(actor).divisionId, month: firstDayOf(month), lockId };
    if (!(await isLocked(db, of))) throw refused("payment-runs.refused.notLocked");
    const slips = await owedSlipsOf(db, of);
    const lines = slips.flatMap(({ payees, crewId }) =>
      payees.flatMap(({ bankName, accountNumber, accountName, amount }) =>
        amount > 0 && bankName && accountNumber && accountName
          ? [{ crewId, bankName, accountNumber, accountName, amount }]
          : [],
      ),
    );
    const numbered = lines.map((line, index) => ({ ...line, reference: `TRIAL${String(index + 1).padStart(5, "0")}` }));
    const file = writeTransferFile(
      bankLayoutByName[bankSet],
      { number: "TRIAL", debitAccount, valueOn, month },
      numbered,
    );
    const readRecords = lines.map(({ crewId }) => ({ crewId, classes: ["payroll" as const] }));
    await recordSensitiveReads(db, { actor, now }, "work-orders.try-bank-set", readRecords);
    return {
      bankSet,
      rows: file.rows.slice(0, maxRows),
      count: file.count,
      sum: file.sum,
      problemCount: file.problems.length,
      problems: file.problems.slice(0, maxProblems),
    };
  },
});
