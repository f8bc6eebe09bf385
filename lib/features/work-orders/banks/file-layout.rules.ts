import type { BankSetName } from "@/db/enums/work-orders";
import { findBank, type PayeeBank } from "./codes.rules";

/** Transfer method: within the bank, BI-FAST, clearing (SKN) or gross settlement (RTGS). */
type TransferMethod = "inHouse" | "biFast" | "skn" | "rtgs";

/** Limits of one transfer in whole rupiah, set by Bank Indonesia: BI-FAST 250 million, SKN 1 billion. */
export const biFastLimit = 250_000_000;
const sknLimit = 1_000_000_000;

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
/** A field of a line: a value of the run or transfer, or fixed text. maxLetters: length the bank accepts. */
export type Field = { of: Value; maxLetters?: number } | { text: string };

/**
 * Column layout of one bank's file. own: the bank's name for accounts it keeps; ways: its code for each transfer
 * method; day: its date format. letters: characters it accepts; head and foot: lines around the transfers. source:
 * where the layout is described and what is assumed. Divisions record their own trials.
 */
export type BankFileLayout = {
  name: BankSetName;
  title: string;
  clearing: string | null;
  separator: "," | ";" | "|";
  day: "yyyyMMdd" | "yyyy-MM-dd" | "dd/MM/yyyy";
  letters: RegExp;
  accounts: RegExp;
  ways: Partial<Record<TransferMethod, string>>;
  head: readonly (readonly Field[])[];
  columns: readonly Field[];
  foot: readonly (readonly Field[])[];
  source: { describedIn: string; assumed: readonly string[] };
};

/** One transfer to be written; whole rupiah. */
export type TransferLine = {
  reference: string;
  bankName: string;
  accountNumber: string;
  accountName: string;
  amount: number;
};
type FileOf = { number: string; debitAccount: string; valueOn: string; month: string };

export const fileProblems = ["bank", "account", "letters", "length", "way"] as const;
/**
 * Why a transfer cannot be written: unknown bank, missing account number, bad characters or length, or an amount no
 * method carries.
 */
type FileProblem = { name: string; why: (typeof fileProblems)[number]; value: string };

/** Choose the transfer method: within the bank, BI-FAST within its limit and reach, else clearing, else RTGS. */
export function transferMethodOf(
  { clearing, ways }: Pick<BankFileLayout, "clearing" | "ways">,
  bank: PayeeBank,
  amount: number,
) {
  const order: readonly [TransferMethod, boolean][] = [
    ["inHouse", bank.clearing === clearing],
    ["biFast", bank.isFast && amount <= biFastLimit],
    ["skn", !bank.isFast && amount <= sknLimit],
    ["rtgs", true],
  ];
  return order.find(([method, fits]) => fits && ways[method] !== undefined)?.[0];
}

function dayAs(format: BankFileLayout["day"], day: string) {
  const [year = "", month = "", date = ""] = day.split("-");
  if (format === "dd/MM/yyyy") return `${date}/${month}/${year}`;
  return format === "yyyyMMdd" ? `${year}${month}${date}` : day;
}

const cents = (amount: number) => `${amount}.00`;

/**
 * Validate characters of text fields and digits of account numbers. A field never starts with a character that
 * spreadsheets evaluate.
 */
function problemsOf(set: BankFileLayout, line: TransferLine, fields: Partial<Record<Value, string>>): FileProblem[] {
  const of = (why: FileProblem["why"], value: string) => ({ name: line.accountName, why, value });
  const bank = findBank(line.bankName);
  const bankProblems = bank ? [] : [of("bank", line.bankName)];
  if (!set.accounts.test(line.accountNumber)) bankProblems.push(of("account", line.accountNumber));
  if (bank && transferMethodOf(set, bank, line.amount) === undefined) bankProblems.push(of("way", String(line.amount)));
  for (const field of set.columns) {
    if (!("of" in field)) continue;
    const value = fields[field.of] ?? "";
    const isText = field.of === "accountName" || field.of === "bankName" || field.of === "remark";
    if (isText && value !== "" && !set.letters.test(value)) bankProblems.push(of("letters", value));
    if (field.maxLetters !== undefined && value.length > field.maxLetters) bankProblems.push(of("length", value));
  }
  return bankProblems;
}

/**
 * Write transfers in a bank's layout. Returns the text, count, sum and the problems by name. Nothing is quoted or
 * escaped, because such characters are refused. Whole rupiah.
 */
export function writeTransferFile(set: BankFileLayout, run: FileOf, lines: readonly TransferLine[]) {
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  const runValues: Partial<Record<Value, string>> = {
    debitAccount: run.debitAccount,
    valueOn: dayAs(set.day, run.valueOn),
    currency: "IDR",
    number: run.number,
    count: String(lines.length),
    sum: String(sum),
    sumWithCents: cents(sum),
  };
  const formatLine = (fields: readonly Field[], of: Partial<Record<Value, string>>) =>
    fields.map((field) => ("text" in field ? field.text : (of[field.of] ?? ""))).join(set.separator);
  const problems: FileProblem[] = [];
  const details = lines.map((line, index) => {
    const bank = findBank(line.bankName);
    const way = bank && transferMethodOf(set, bank, line.amount);
    const fields: Partial<Record<Value, string>> = {
      ...runValues,
      place: String(index + 1),
      reference: line.reference,
      accountNumber: line.accountNumber,
      accountName: line.accountName,
      bankName: line.bankName,
      clearing: bank?.clearing ?? "",
      bic: bank?.bic ?? "",
      amount: String(line.amount),
      amountWithCents: cents(line.amount),
      way: (way && set.ways[way]) ?? "",
      remark: `GAJI ${run.month} ${line.reference}`,
    };
    problems.push(...problemsOf(set, line, fields));
    return formatLine(set.columns, fields);
  });
  const rows = [
    ...set.head.map((one) => formatLine(one, runValues)),
    ...details,
    ...set.foot.map((one) => formatLine(one, runValues)),
  ];
  return { text: `${rows.join("\r\n")}\r\n`, rows, count: lines.length, sum, problems };
}
