/** A receiving bank: clearing code, BIC and spellings of its name. isFast: reached by BI-FAST. */
export type PayeeBank = { clearing: string; bic: string; names: readonly string[]; isFast: boolean };

const fast = (clearing: string, bic: string, ...names: string[]): PayeeBank => ({ clearing, bic, names, isFast: true });

/**
 * Clearing codes and BICs in public use. BI-FAST coverage and the BICs of smaller banks are assumptions until tried at
 * the bank. An unlisted bank is reported, never guessed.
 */
const payeeBanks: readonly PayeeBank[] = [
  fast("014", "CENAIDJA", "bca", "central asia"),
  fast("536", "SYCAIDJ1", "bca syariah", "central asia syariah"),
  fast("008", "BMRIIDJA", "mandiri"),
  fast("002", "BRINIDJA", "bri", "rakyat indonesia"),
  fast("009", "BNINIDJA", "bni", "negara indonesia", "bni 46"),
  fast("451", "BSMDIDJA", "bsi", "syariah indonesia"),
  fast("200", "BTANIDJA", "btn", "tabungan negara"),
  fast("022", "BNIAIDJA", "cimb", "cimb niaga"),
  fast("013", "BBBAIDJA", "permata"),
  fast("011", "BDINIDJA", "danamon"),
  fast("016", "IBBKIDJA", "maybank", "maybank indonesia"),
  fast("019", "PINBIDJA", "panin"),
  fast("028", "NISPIDJA", "ocbc", "ocbc nisp", "ocbc indonesia"),
  fast("426", "MEGAIDJA", "mega"),
  fast("023", "BBIJIDJA", "uob", "uob indonesia"),
  fast("046", "DBSBIDJA", "dbs", "dbs indonesia"),
  fast("213", "SUNIIDJA", "btpn", "smbc", "smbc indonesia"),
  fast("110", "PDJBIDJA", "bjb", "jabar banten"),
  fast("114", "PDJTIDJ1", "jatim", "jawa timur"),
  fast("113", "PDJGIDJ1", "jateng", "jawa tengah"),
  fast("111", "BDKIIDJ1", "dki", "jakarta"),
  fast("147", "MUABIDJA", "muamalat"),
  fast("153", "SBJKIDJA", "sinarmas", "sinar mas"),
  fast("441", "BBUKIDJA", "bukopin", "kb bukopin", "kb"),
  fast("037", "ARTGIDJA", "artha graha", "artha graha internasional"),
  fast("097", "MAYAIDJA", "mayapada"),
  { clearing: "040", bic: "BKKBIDJA", names: ["bangkok bank"], isFast: false },
];

/** Strip what does not identify a bank from its name: PT, Bank, (Persero), Tbk, a short name in brackets. */
const normalizedBankName = (name: string) =>
  name
    .toLowerCase()
    .replace(/\([^)]*\)|\btbk\b|\bpersero\b|\bpt\b|[.,]/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^bank\s+/, "");

const byName = new Map(payeeBanks.flatMap((bank) => bank.names.map((name) => [name, bank] as const)));

/** Find the bank that a record names. @returns undefined when it is not listed */
export const findBank = (name: string): PayeeBank | undefined =>
  byName.get(normalizedBankName(name)) ?? byName.get(name.toLowerCase());
