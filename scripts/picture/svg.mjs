const ink = "#17324d";
const quiet = "#5b7083";
const line = "#7f96a8";
const fonts = "'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif";

export const chipHeight = 34;

/** The signs of the picture. Numbers are whole, so that the text is the same on every machine. */
export function box({ x, y, width, height }, { fill, stroke, radius = 10, dashes }) {
  const dashed = dashes ? ` stroke-dasharray="${dashes}"` : "";
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" stroke="${stroke}"${dashed}/>`;
}

export function heading(text, x, y) {
  return `<text x="${x}" y="${y}" font-size="17" font-weight="600" fill="${ink}">${text}</text>`;
}

export function remark(text, x, y) {
  return `<text x="${x}" y="${y}" font-size="14" fill="${quiet}">${text}</text>`;
}

export function chip(text, middle, y, look, width = widthOf(text)) {
  const label = `<text x="${middle}" y="${y + 22}" font-size="14.5" fill="${ink}" text-anchor="middle">${text}</text>`;
  return `${box({ x: Math.round(middle - width / 2), y, width, height: chipHeight }, { ...look, radius: chipHeight / 2 })}\n${label}`;
}

/** Wide enough in any of the fonts. */
export function widthOf(text) {
  return text.length * 8 + 40;
}

/** An arrow through the points given, which leaves and arrives upright and sways no more than it must. */
export function arrow(points) {
  const [first] = points;
  const leans = points.map((_, index) => leanAt(points, index));
  const curves = points.slice(1).map((point, index) => curve(points[index], point, leans[index], leans[index + 1]));
  const way = `M${first.x} ${first.y}${curves.join("")}`;
  return `<path d="${way}" fill="none" stroke="${line}" stroke-width="1.5" marker-end="url(#tip)"/>`;
}

/** Upright at the ends and wherever the way turns, else between the slopes before and after. */
function leanAt(points, index) {
  if (index === 0 || index === points.length - 1) return 0;
  const [before, after] = [slope(points[index - 1], points[index]), slope(points[index], points[index + 1])];
  return before * after > 0 ? (2 * before * after) / (before + after) : 0;
}

function slope(from, to) {
  return (to.x - from.x) / (to.y - from.y);
}

function curve(from, to, leaving, arriving) {
  if (from.x === to.x) return `V${to.y}`;
  const half = (to.y - from.y) / 2;
  const numbers = [from.x + leaving * half, from.y + half, to.x - arriving * half, to.y - half, to.x, to.y];
  return `C${numbers.map(Math.round).join(" ")}`;
}

export function page({ width, height, title }, parts) {
  const tip = `<path d="M0 0.5L7.5 4L0 7.5Z" fill="${line}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"`,
    `  font-family="${fonts}">`,
    `<title>${title}</title>`,
    `<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8"`,
    `  markerUnits="userSpaceOnUse" orient="auto">${tip}</marker></defs>`,
    `<rect width="${width}" height="${height}" rx="16" fill="#ffffff"/>`,
    ...parts,
    "</svg>",
    "",
  ].join("\n");
}
