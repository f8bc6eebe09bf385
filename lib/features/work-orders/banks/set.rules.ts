import type { BankSetName } from "@/db/enums/work-orders";
import { bankNamed, type PayeeBank } from "./codes.rules";

/** How money gets to an account: within the bank, by BI-FAST, by the clearing (SKN) or gross settlement (RTGS). */
type Way = "inHouse" | "biFast" | "skn" | "rtgs";

/** Upper limits of one transfer in whole rupiah, as Bank Indonesia sets them: BI-FAST 250 million, SKN 1 billion. */
export const mostByFast = 250_000_000;
const mostBySkn = 1_000_000_000;

type Value =
  | ("place" | "reference" | "accountNumber" | "accountName" | "amount" | "amountWithCents" | "way" | "bankName")
  | (
      | "clearing"
      | "bic"
      | "remark"
      | "debitAccount"
      | "valueOn"
      | "currency"
      | "count"
      | "sum"
      | "sumWithCents"
      | "number"
    );
/** What a field of a line says: a value of the run or transfer, or always the same text. most: letters a bank takes. */
export type Field = { of: Value; most?: number } | { text: string };

/**
 * The columns of one bank's file as data. own: how this bank is named where an account is kept with it; ways: its word for each way it offers;
 * day: how it writes a date; letters: what it takes in names and remarks; lines before and after the transfers say debit account, day, count and sum.
 * source: where the columns are described, and what of them is assumed. What was tried at the bank is kept by each division.
 */
export type BankSet = {
  name: BankSetName;
  title: string;
  clearing: string | null;
  separator: "," | ";" | "|";
  day: "yyyyMMdd" | "yyyy-MM-dd" | "dd/MM/yyyy";
  letters: RegExp;
  accounts: RegExp;
  ways: Partial<Record<Way, string>>;
  head: readonly (readonly Field[])[];
  columns: readonly Field[];
  foot: readonly (readonly Field[])[];
  source: { describedIn: string; assumed: readonly string[] };
};

/** One transfer to be written; whole rupiah. */
export type Line = {
  reference: string;
  bankName: string;
  accountNumber: string;
  accountName: string;
  amount: number;
};
type FileOf = { number: string; debitAccount: string; valueOn: string; month: string };

export const fileProblems = ["bank", "account", "letters", "length", "way"] as const;
/** Why a transfer cannot stand in the file: an unknown bank, no account number, letters or a length the bank does not take, an amount no way carries. */
type FileProblem = { name: string; why: (typeof fileProblems)[number]; value: string };

/** The way an amount goes by: within the bank, by BI-FAST while it carries it and reaches the other bank, else by the clearing, above that by RTGS. */
export function wayOf({ clearing, ways }: Pick<BankSet, "clearing" | "ways">, bank: PayeeBank, amount: number) {
  const order: readonly [Way, boolean][] = [
    ["inHouse", bank.clearing === clearing],
    ["biFast", bank.isFast && amount <= mostByFast],
    ["skn", !bank.isFast && amount <= mostBySkn],
    ["rtgs", true],
  ];
  return order.find(([way, fits]) => fits && ways[way] !== undefined)?.[0];
}

function dayAs(format: BankSet["day"], day: string) {
  const [year = "", month = "", date = ""] = day.split("-");
  if (format === "dd/MM/yyyy") return `${date}/${month}/${year}`;
  return format === "yyyyMMdd" ? `${year}${month}${date}` : day;
}

const cents = (amount: number) => `${amount}.00`;

/** Of text fields the letters count, of the account's number its digits; what a program computes never begins a field. */
function problemsOf(set: BankSet, line: Line, fields: Partial<Record<Value, string>>): FileProblem[] {
  const of = (why: FileProblem["why"], value: string) => ({ name: line.accountName, why, value });
  const bank = bankNamed(line.bankName);
  const found = bank ? [] : [of("bank", line.bankName)];
  if (!set.accounts.test(line.accountNumber)) found.push(of("account", line.accountNumber));
  if (bank && wayOf(set, bank, line.amount) === undefined) found.push(of("way", String(line.amount)));
  for (const field of set.columns) {
    if (!("of" in field)) continue;
    const value = fields[field.of] ?? "";
    const isText = field.of === "accountName" || field.of === "bankName" || field.of === "remark";
    if (isText && value !== "" && !set.letters.test(value)) found.push(of("letters", value));
    if (field.most !== undefined && value.length > field.most) found.push(of("length", value));
  }
  return found;
}

/**
 * Writes transfers by a bank's columns: the text of the file, how many and how much, and by name what the bank would not take. Account numbers are
 * their digits; nothing is quoted or escaped, for nothing that would need it passes. Whole rupiah.
 */
export function writeFile(set: BankSet, run: FileOf, lines: readonly Line[]) {
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  const whole: Partial<Record<Value, string>> = {
    ...{ debitAccount: run.debitAccount, valueOn: dayAs(set.day, run.valueOn), currency: "IDR", number: run.number },
    ...{ count: String(lines.length), sum: String(sum), sumWithCents: cents(sum) },
  };
  const written = (fields: readonly Field[], of: Partial<Record<Value, string>>) =>
    fields.map((field) => ("text" in field ? field.text : (of[field.of] ?? ""))).join(set.separator);
  const problems: FileProblem[] = [];
  const details = lines.map((line, index) => {
    const bank = bankNamed(line.bankName);
    const way = bank && wayOf(set, bank, line.amount);
    const fields: Partial<Record<Value, string>> = {
      ...whole,
      ...{ place: String(index + 1), reference: line.reference, accountNumber: line.accountNumber },
      ...{
        accountName: line.accountName,
        bankName: line.bankName,
        clearing: bank?.clearing ?? "",
        bic: bank?.bic ?? "",
      },
      ...{ amount: String(line.amount), amountWithCents: cents(line.amount), way: (way && set.ways[way]) ?? "" },
      remark: `GAJI ${run.month} ${line.reference}`,
    };
    problems.push(...problemsOf(set, line, fields));
    return written(set.columns, fields);
  });
  const rows = [
    ...set.head.map((one) => written(one, whole)),
    ...details,
    ...set.foot.map((one) => written(one, whole)),
  ];
  return { text: `${rows.join("\r\n")}\r\n`, rows, count: lines.length, sum, problems };
}
