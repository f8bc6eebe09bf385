import { strToU8, zipSync } from "fflate";
import { docx } from "@/db/testing/files/word-documents";
import { namesTemplateElsewhere, officeParts } from "./office-documents";

const kind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const relation = (type: string, mode = 'TargetMode="External"') =>
  `<Relationships><Relationship Id="rId1" Type="${kind}/${type}" Target="https://evil.example/x" ${mode}/></Relationships>`;
const withRelations = (xml: string | Uint8Array, part = "word/_rels/settings.xml.rels") =>
  officeParts(docx({ [part]: typeof xml === "string" ? strToU8(xml) : xml }));

test.each(["attachedTemplate", "image", "oleObject", "frame", "subDocument", "aFChunk"])(
  "a file that loads a part of kind %s from elsewhere is refused",
  (type) => expect(withRelations(relation(type))).toBe("external"),
);

test.each([
  ["in single quotes", relation("attachedTemplate", "TargetMode='External'")],
  ["in other letters", relation("attachedTemplate", 'TargetMode = "external"')],
  ["in numbers", relation("attachedTemplate", 'TargetMode="&#69;xterna&#x6C;"')],
  ["with a prefix", relation("attachedTemplate").replaceAll("Relationship ", "r:Relationship ")],
  ["in UTF-16", new Uint8Array(Buffer.from(`\ufeff${relation("attachedTemplate")}`, "utf16le"))],
])("a template from elsewhere is found as well %s", (_, xml) => expect(withRelations(xml)).toBe("external"));

test("links to press and to other workbooks, and parts of the file itself, are let through", () => {
  for (const xml of [
    relation("hyperlink"),
    relation("externalLinkPath"),
    relation("image", ""),
    relation("attachedTemplate", 'TargetMode="Internal"'),
  ])
    expect(withRelations(xml)).toMatchObject({ names: expect.arrayContaining(["[Content_Types].xml"]) });
});

test("relations that swell beyond any of use make a file damaged, as does what is no whole zip", () => {
  expect(withRelations(" ".repeat(1_000_001))).toBe("damaged");
  expect(officeParts(Buffer.from(zipSync({ a: strToU8("b") })).subarray(0, 20))).toBe("damaged");
});

test("an old document that names a template on the network is found, one with a template of its own is not", () => {
  const named = (text: string, before = 0) => Buffer.concat([Buffer.alloc(512 + before), Buffer.from(text, "utf16le")]);
  expect(namesTemplateElsewhere(named("https://evil.example/a.dotm"))).toBe(true);
  expect(namesTemplateElsewhere(named("\\\\evil\\share\\a.dot", 1))).toBe(true);
  expect(namesTemplateElsewhere(named("Normal.dotm"))).toBe(false);
  expect(namesTemplateElsewhere(named("see https://nakhoda.example/contract"))).toBe(false);
});
