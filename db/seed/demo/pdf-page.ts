type Line = { text: string; size: number; top: number; bold?: boolean };

const page = { width: 595, height: 842 };

/** Text of the standard fonts: Latin-1, other letters without their accent or as a hyphen. */
function literal(text: string): string {
  const latin = text
    .replace(/[\u2013\u2014]/g, "-")
    .normalize("NFC")
    .replace(/[^\x20-\x7e\xa0-\xff]/g, "?");
  return `(${latin.replace(/[\\()]/g, "\\$&")})`;
}

const drawn = ({ text, size, top, bold }: Line) =>
  `BT /${bold ? "F2" : "F1"} ${size} Tf 72 ${page.height - top} Td ${literal(text)} Tj ET`;

const stamp = "q 0.75 0.16 0.14 rg BT /F2 64 Tf 0.87 0.5 -0.5 0.87 150 250 Tm (SPECIMEN) Tj ET Q";
const frame = `q 1.5 w 40 40 ${page.width - 80} ${page.height - 80} re S Q`;

const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** One A4 page as a complete PDF 1.4 file. */
export function pdfPage(lines: Line[]): Buffer {
  const stream = [frame, ...lines.map(drawn), stamp].join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> /Contents 4 0 R >>`,
    `<< /Length ${Buffer.byteLength(stream, "latin1")} >>\nstream\n${stream}\nendstream`,
    font("Helvetica"),
    font("Helvetica-Bold"),
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(body, "latin1");
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  const start = Buffer.byteLength(body, "latin1");
  return Buffer.from(
    `${body}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    "latin1",
  );
}
