import {
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeTextContent,
} from "write-excel-file/utility";

const sheetFile = "xl/worksheets/sheet{id}.xml";
const properties = "docProps/core.xml";

type Printed = {
  title: string;
  author: string;
  /**
   * head: rows repeated on top of every page, counted from 1. names: columns repeated at the left. across: pages side
   * by side.
   */
  sheets: { name: string; head: { from: number; to: number }; names: number; across: number }[];
};

/** Maximum width of a page in digits; more would print letters below five points. */
const pageWidth = 300;
export const pagesAcross = (columns: readonly { width: number }[]): number =>
  Math.ceil(columns.reduce((sum, { width }) => sum + width, 0) / pageWidth);

const insert = (xml: string, element: string) =>
  insertElementMarkupAccordingToOrderOfSiblings(
    xml,
    element,
    getOrderOfSiblings(sheetFile, "worksheet") ?? [],
    "worksheet",
  );

/** A4 landscape with narrow margins and numbered pages; the pane below a frozen header is the lower one. */
function withPageSetup(xml: string, across: number): string {
  const framed = xml
    .replace(/<page(Setup|Margins)[^>]*\/>/g, "")
    .replace(/ xSplit="0"/, "")
    .replace('activePane="bottomRight"', 'activePane="bottomLeft"');
  const margins = '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.6" header="0.3" footer="0.3"/>';
  const setup = `<pageSetup paperSize="9" orientation="landscape" fitToWidth="${across}" fitToHeight="0" pageOrder="overThenDown"/>`;
  const footer = "<headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter>";
  const fit = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';
  return [fit, margins, setup, footer].reduce(insert, framed);
}

const letterOf = (column: number) => getCellAddress(0, column).replace(/\d+/, "");

/** Define the repeated rows and columns as the workbook format names them. */
function repeated({ name, head, names }: Printed["sheets"][number], index: number): string {
  const quoted = `'${name.replaceAll("'", "''")}'`;
  const columns = names > 0 ? `${quoted}!$A:$${letterOf(names - 1)},` : "";
  const area = `${columns}${quoted}!$${head.from}:$${head.to}`;
  return `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${sanitizeTextContent(area)}</definedName>`;
}

/** The style "Normal" that every cell goes back to: without it other programs warn and put in their own. */
const withDefaultStyle = (xml: string) =>
  xml
    .replace(
      "<cellXfs",
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs',
    )
    .replace(
      "</cellXfs>",
      '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    );

/** A list prints: fit to the width of its pages, its head and whom it is about on each; the file says what it is and who made it. */
export function printSetup({ title, author, sheets }: Printed) {
  const names = `<definedNames>${sheets.map(repeated).join("")}</definedNames>`;
  return {
    files: {
      transform: {
        [sheetFile]: {
          transform: (xml: string, _options: unknown, { sheetIndex }: { sheetIndex: number }) =>
            withPageSetup(xml, sheets[sheetIndex]?.across ?? 1),
        },
        "xl/styles.xml": { transform: withDefaultStyle },
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
      write: { files: () => ({ [properties]: coreProperties(title, author) }) },
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
