import fs from "node:fs";
import path from "node:path";
import { theme } from "./theme";

const file = path.join(__dirname, "theme-variables.css");

type Styles = { [name: string]: string | number | Styles };

const propertyOf = (name: string) =>
  name.startsWith("--") ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const rule = (selector: string, styles: Styles): string => {
  const lines = Object.entries(styles).map(([name, value]) =>
    typeof value === "object" ? rule(name, value) : `  ${propertyOf(name)}: ${value};`,
  );
  return `${selector} {\n${lines.join("\n")}\n}`;
};

/** The CSS variables that MUI would otherwise write into every page and recompute for each. */
const written = () => {
  const sheets = theme.generateStyleSheets().flatMap((sheet) => Object.entries(sheet as Styles));
  const rules = sheets.map(([selector, styles]) => rule(selector, styles as Styles));
  return `@layer mui {\n${rules.join("\n\n")}\n}\n`;
};

test("the stylesheet matches the theme's variables (WRITE=1 updates it)", () => {
  if (process.env.WRITE === "1") fs.writeFileSync(file, written());
  expect(fs.readFileSync(file, "utf8")).toBe(written());
});
