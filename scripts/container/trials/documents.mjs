import { strToU8, zipSync } from "fflate";

/** A scan of one empty page without an object index, which readers rebuild. */
export const onePagePdf = Buffer.from(
  [
    "%PDF-1.4",
    "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj",
    "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj",
    "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Resources<<>>>>endobj",
    "trailer<</Root 1 0 R/Size 4>>",
    "%%EOF\n",
  ].join("\n"),
);

const person = {
  "Seafarer code": "6277001122",
  NIK: "3578101705901122",
  "Full name": "Trial Kontainer",
  "E-mail": "trial@example.com",
  Rank: "Able Seaman",
  "Vessel type": "Tug Boat",
  Sex: "Male",
  "Date of birth": "1990-05-17",
  "Place of birth": "Surabaya",
  Nationality: "Indonesian",
  "Marital status": "Single",
  "KK number": "3578101705900002",
  Phone: "081234567890",
  Address: "Jl. Perak Timur 12",
  "Next of kin": "Siti Aminah",
  "Next of kin phone": "081298765432",
  "Next of kin address": "Jl. Perak Timur 12",
  "Height (cm)": "172",
  "Weight (kg)": "70",
  "Safety shoes": "UK 9",
  Trousers: "33",
  Coverall: "L",
  Shirt: "L",
};

const office = "http://schemas.openxmlformats.org";
const inPackage = `${office}/package/2006`;
const row = (cells) => `<row>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join("")}</row>`;
const relationship = (type, target) =>
  `<Relationships xmlns="${inPackage}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;
const kind = (name) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${name}+xml`;

/** A minimal workbook with one person to import. */
export function peopleSheet() {
  const main = `${office}/spreadsheetml/2006/main`;
  const parts = {
    "[Content_Types].xml": `<Types xmlns="${inPackage}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind("sheet.main")}"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind("worksheet")}"/></Types>`,
    "_rels/.rels": relationship("officeDocument", "xl/workbook.xml"),
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="Crew" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relationship("worksheet", "worksheets/sheet1.xml"),
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}"><sheetData>${row(Object.keys(person))}${row(Object.values(person))}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}
