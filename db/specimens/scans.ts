import { specimenDocument } from "./document";

const foot = "Made for the Nakhoda demo. It certifies nothing.";
const longDay = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const written = (day: string) => longDay.format(new Date(day));
const measured = (value: number | null) => (value === null ? "-" : value.toLocaleString("en-GB"));

type Certificate = { certificateName: string; certificateNumber: string; issued: string; expired: string | null };

export const certificateScan = (holder: string, { certificateName, certificateNumber, issued, expired }: Certificate) =>
  specimenDocument({
    head: "SPECIMEN CERTIFICATE",
    title: certificateName,
    intro: "This demonstration document names as its holder",
    name: holder,
    facts: [
      ["Certificate number", certificateNumber],
      ["Date of issue", written(issued)],
      ["Date of expiry", expired ? written(expired) : "No expiry"],
    ],
    foot,
  });

type SeaService = {
  companyName: string;
  position: string;
  vesselName: string;
  vesselType: string;
  grt: number | null;
  hp: number | null;
  dwt: number | null;
  onBoard: string;
  offBoard: string;
};

export const seaServiceScan = (holder: string, service: SeaService) =>
  specimenDocument({
    head: service.companyName,
    title: "Sea service letter (specimen)",
    intro: "This demonstration document tells of the service of",
    name: holder,
    facts: [
      ["Served as", service.position],
      ["On board", `${service.vesselName}, ${service.vesselType}`],
      ["GRT / HP / DWT", [service.grt, service.hp, service.dwt].map(measured).join(" / ")],
      ["Signed on", written(service.onBoard)],
      ["Signed off", written(service.offBoard)],
    ],
    foot,
  });

/** A statement or request of or about a person. */
export const statementScan = (title: string, name: string, text: string) =>
  specimenDocument({ head: "SPECIMEN", title, name, text, foot: "Made for the Nakhoda demo. It proves nothing." });
