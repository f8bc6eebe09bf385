import { strokedText, textWidth } from "./stroke-font";

type Entry = [label: string, value: string];
type Card = { title: string; subtitle: string; entries: Entry[]; ground: string; ink: string; footer: string };

const width = 720;
const height = 454;

function stamp(): string {
  const size = 86;
  const left = (width - textWidth("SPECIMEN", size)) / 2;
  const text = strokedText("SPECIMEN", left, height / 2 - size / 2, size, "#b3261e", 0.13);
  return `<g transform="rotate(-18 ${width / 2} ${height / 2})" opacity="0.62">${text}</g>`;
}

const silhouette = `<g transform="translate(548 118)"><rect width="136" height="176" fill="#c3ccd4"/><circle cx="68" cy="66" r="36" fill="#7d8a96"/><path d="M10 176q4-68 58-68t58 68z" fill="#7d8a96"/></g>`;

function card({ title, subtitle, entries, ground, ink, footer }: Card): string {
  const rows = entries.map(([label, value], index) => {
    const top = 122 + index * 38;
    return `${strokedText(label, 36, top, 13, ink, 0.11)}${strokedText(value.slice(0, 26), 196, top, 15, "#14181d")}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="22" fill="${ground}"/><path d="M0 360q180-70 360 0t360 0v94H0z" fill="#ffffff" opacity="0.25"/>${strokedText(title, 36, 30, 24, ink)}${strokedText(subtitle, 36, 72, 14, ink, 0.12)}${rows.join("")}${silhouette}${strokedText(footer, 36, 418, 13, ink, 0.11)}${stamp()}</svg>`;
}

type Person = { fullName: string; birthPlace: string; dateOfBirth: string; sex: "Male" | "Female" };

const written = (day: string) => day.split("-").reverse().join("-");

/** An identity card nobody could mistake for a real one. */
export const ktpSpecimen = (person: Person & { idNumber: string; town: string }) =>
  card({
    title: "KARTU CONTOH",
    subtitle: "BUKAN DOKUMEN RESMI",
    entries: [
      ["NIK", person.idNumber],
      ["NAMA", person.fullName],
      ["TEMPAT LAHIR", person.birthPlace],
      ["TGL LAHIR", written(person.dateOfBirth)],
      ["KELAMIN", person.sex === "Male" ? "LAKI-LAKI" : "PEREMPUAN"],
      ["KOTA", person.town],
    ],
    ground: "#a9cbe6",
    ink: "#1d4566",
    footer: "SPECIMEN - DEMO DATA - NO VALUE",
  });

export const passportSpecimen = (person: Person & { passportNumber: string; nationality: string }) =>
  card({
    title: "PASSPORT SPECIMEN",
    subtitle: "NOT A TRAVEL DOCUMENT",
    entries: [
      ["NUMBER", person.passportNumber],
      ["NAME", person.fullName],
      ["BIRTH PLACE", person.birthPlace],
      ["BORN", written(person.dateOfBirth)],
      ["SEX", person.sex === "Male" ? "M" : "F"],
      ["NATIONALITY", person.nationality],
    ],
    ground: "#d8cdb8",
    ink: "#5c3a22",
    footer: `P<XXX${person.fullName.replace(/[^A-Za-z]+/g, "<")}<<<<<<<<<<<<<<<<<<<<<<<`.slice(0, 44),
  });
