import sharp from "sharp";
import { textOutlines, centredTextOutlines } from "./text-outlines";
import { lookOf, portrait, type Sitter } from "./portrait";

type Entry = [label: string, value: string];
type Look = { title: string; subtitle: string; ground: string; band: string; ink: string };
type Card = { look: Look; entries: Entry[]; sitter: Sitter; foot: string; pitch?: number };

const [width, height, photoLeft] = [720, 454, 540];
const [labelLeft, valueLeft, firstRow, rowHeight] = [36, 190, 142, 42];

const stamped = centredTextOutlines("SPECIMEN", 276, 284, { size: 106, colour: "#b3261e", weight: 600 });
const stamp = `<g transform="rotate(-20 276 250)" opacity="0.28">${stamped}</g>`;

function drawn({ look: { title, subtitle, ground, band, ink }, entries, sitter, foot, pitch }: Card): string {
  const rows = entries.map(([label, value], index) => {
    const baseline = firstRow + index * rowHeight;
    const written = textOutlines(
      value,
      valueLeft,
      baseline,
      { size: 22, colour: "#14181d", weight: 600 },
      photoLeft - valueLeft - 24,
    );
    return textOutlines(label, labelLeft, baseline, { size: 16, colour: ink }) + written;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${ground}"/>
    <path d="M0 330q180-80 360 0t360 0v124H0z" fill="#ffffff" opacity="0.22"/>
    <rect width="${width}" height="92" fill="${band}"/>
    ${textOutlines(title, labelLeft, 46, { size: 32, colour: "#ffffff", weight: 600 })}
    ${textOutlines(subtitle, labelLeft, 74, { size: 16, colour: "#ffffff" })}
    ${stamp}${rows.join("")}
    <svg x="${photoLeft}" y="122" width="144" height="180" viewBox="0 0 400 500">${portrait(lookOf(sitter))}</svg>
    <rect x="${photoLeft}" y="122" width="144" height="180" fill="none" stroke="#ffffff" stroke-width="4"/>
    ${textOutlines(foot, labelLeft, 424, { size: 16, colour: ink, weight: 600, pitch })}
  </svg>`;
}

const photographed = (svg: string) => sharp(Buffer.from(svg)).jpeg({ quality: 78 }).toBuffer();
const dayFirst = (day: string) => day.split("-").reverse().join("-");

type CardHolder = { fullName: string; birthPlace: string; dateOfBirth: string; sitter: Sitter };

const ktp: Look = {
  title: "KARTU CONTOH",
  subtitle: "Bukan dokumen resmi",
  ground: "#b9d6ec",
  band: "#1d4566",
  ink: "#1d4566",
};
const passport: Look = {
  title: "PASSPORT SPECIMEN",
  subtitle: "Not a travel document",
  ground: "#e2d9c6",
  band: "#5c3a22",
  ink: "#5c3a22",
};

/** An identity card that cannot be mistaken for a real one. */
export const ktpScan = ({
  fullName,
  birthPlace,
  dateOfBirth,
  sitter,
  idNumber,
}: CardHolder & { idNumber: string | null }) =>
  photographed(
    drawn({
      look: ktp,
      sitter,
      entries: [
        ["NIK", idNumber ?? "-"],
        ["Nama", fullName],
        ["Tempat lahir", birthPlace],
        ["Tanggal lahir", dayFirst(dateOfBirth)],
        ["Jenis kelamin", sitter.sex === "Male" ? "Laki-laki" : "Perempuan"],
        ["Kota", birthPlace],
      ],
      foot: "SPECIMEN - demo data - no value",
    }),
  );

type Traveller = CardHolder & { passportId: string | null; isIndonesian: boolean };

export const passportScan = ({ fullName, birthPlace, dateOfBirth, sitter, passportId, isIndonesian }: Traveller) =>
  photographed(
    drawn({
      look: passport,
      sitter,
      entries: [
        ["Number", passportId ?? "-"],
        ["Name", fullName],
        ["Place of birth", birthPlace],
        ["Date of birth", dayFirst(dateOfBirth)],
        ["Sex", sitter.sex === "Male" ? "M" : "F"],
        ["Nationality", isIndonesian ? "Indonesian" : "Foreign"],
      ],
      foot: `P<XXX${fullName.toUpperCase().replace(/[^A-Z]+/g, "<")}`.padEnd(44, "<").slice(0, 44),
      pitch: 14.4,
    }),
  );

/** Portraits by sex, headscarf and variant, each rendered once. */
export function portraits() {
  const document = new Map<string, Promise<Buffer>>();
  return (sitter: Sitter) => {
    const svg = portrait(lookOf(sitter));
    const found = document.get(svg) ?? photographed(svg);
    document.set(svg, found);
    return found;
  };
}
