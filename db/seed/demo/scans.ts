import sharp from "sharp";
import type { RegistrationContent } from "@/lib/features/applicants/registration/schema";
import { pdfPage } from "./pdf-page";
import { lookOf, portrait, portraitVariants } from "./portrait";
import { ktpSpecimen, passportSpecimen } from "./specimens";

type Personal = RegistrationContent["personal"];
type Certificate = RegistrationContent["documents"]["coc"][number];
type SeaService = RegistrationContent["training"]["seaServices"][number];

const jpeg = (svg: string) =>
  sharp(Buffer.from(svg)).flatten({ background: "#ffffff" }).jpeg({ quality: 78 }).toBuffer();

/** Portraits by sex, headscarf and variant, each drawn once. */
export function portraits() {
  const drawn = new Map<string, Promise<Buffer>>();
  return (sex: Personal["sex"], scarf: boolean, number: number) => {
    const variant = number % portraitVariants;
    const key = `${sex} ${scarf} ${variant}`;
    const found = drawn.get(key) ?? jpeg(portrait(lookOf(sex, scarf, variant)));
    drawn.set(key, found);
    return found;
  };
}

export const ktpScan = (personal: Personal) =>
  jpeg(ktpSpecimen({ ...personal, idNumber: personal.idNumber ?? "", town: personal.birthPlace }));

export const passportScan = (personal: Personal) =>
  jpeg(
    passportSpecimen({
      ...personal,
      passportNumber: personal.passportId ?? "",
      nationality: personal.crewOrigin === "WNI" ? "INDONESIAN" : "FOREIGN",
    }),
  );

export const certificateScan = (
  holder: string,
  {
    certificateName,
    certificateNumber,
    issued,
    expired,
  }: Pick<Certificate, "certificateName" | "certificateNumber" | "issued" | "expired">,
) =>
  pdfPage([
    { text: "SPECIMEN CERTIFICATE", size: 12, top: 96 },
    { text: certificateName, size: 17, top: 150, bold: true },
    { text: "This demonstration document names as its holder", size: 11, top: 205 },
    { text: holder, size: 20, top: 240, bold: true },
    { text: `Certificate number: ${certificateNumber}`, size: 12, top: 295 },
    { text: `Date of issue: ${issued}`, size: 12, top: 320 },
    { text: `Date of expiry: ${expired ?? "no expiry"}`, size: 12, top: 345 },
    { text: "Made for the Nakhoda demo. It certifies nothing.", size: 9, top: 770 },
  ]);

export const seaServiceScan = (holder: string, service: SeaService) =>
  pdfPage([
    { text: service.companyName, size: 14, top: 96, bold: true },
    { text: "SEA SERVICE LETTER (SPECIMEN)", size: 17, top: 150, bold: true },
    { text: `${holder} served as ${service.position}`, size: 12, top: 205 },
    { text: `on board ${service.vesselName}, ${service.vesselType}`, size: 12, top: 230 },
    { text: `GRT ${service.grt ?? "-"}   HP ${service.hp ?? "-"}   DWT ${service.dwt ?? "-"}`, size: 12, top: 255 },
    { text: `from ${service.onBoard} to ${service.offBoard}.`, size: 12, top: 280 },
    { text: "Made for the Nakhoda demo. It certifies nothing.", size: 9, top: 770 },
  ]);
