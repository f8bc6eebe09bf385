import {
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeTextContent,
} from "write-excel-file/utility";

const sheetFile = "xl/worksheets/sheet{id}.xml";
const properties = "docProps/core.xml";

type Printed = {
  /** Rows on top of every page, counted from 1. */
  titles: { from: number; to: number };
  sheet: string;
  author: string;
};

const insert = (xml: string, element: string) =>
  insertElementMarkupAccordingToOrderOfSiblings(
    xml,
    element,
    getOrderOfSiblings(sheetFile, "worksheet") ?? [],
    "worksheet",
  );

/** A4 across, as wide as one page and as long as it takes, pages numbered; the pane below a frozen head is the lower one. */
function onPaper(xml: string): string {
  const framed = xml
    .replace(/<pageSetup[^>]*\/>/, "")
    .replace(/ xSplit="0"/, "")
    .replace('activePane="bottomRight"', 'activePane="bottomLeft"');
  const setup = '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>';
  const footer = "<headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter>";
  const fit = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';
  return [fit, setup, footer].reduce(insert, framed);
}

/** A list prints: fit to the width of a page, its head on every page; the file says what it is and who made it. */
export function printSetup({ titles, sheet, author }: Printed) {
  const quoted = `'${sheet.replaceAll("'", "''")}'`;
  const rows = `${quoted}!$${titles.from}:$${titles.to}`;
  const names = `<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">${sanitizeTextContent(rows)}</definedName></definedNames>`;
  return {
    files: {
      transform: {
        [sheetFile]: { transform: onPaper },
        "xl/workbook.xml": { transform: (xml: string) => xml.replace("<definedNames/>", names) },
        "[Content_Types].xml": {
          insert: () =>
            `<Override ContentType="application/vnd.openxmlformats-package.core-properties+xml" PartName="/${properties}"/>`,
        },
        "_rels/.rels": {
          insert: () =>
            `<Relationship Id="rId-properties-1" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="${properties}"/>`,
        },
      },
      write: { files: () => ({ [properties]: coreProperties(sheet, author) }) },
    },
  };
}

function coreProperties(title: string, author: string): string {
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">' +
    `<dc:title>${sanitizeTextContent(title)}</dc:title><dc:creator>${sanitizeTextContent(author)}</dc:creator></cp:coreProperties>`
  );
}
