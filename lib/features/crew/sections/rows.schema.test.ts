import { certificateForm, lastDayOf, travelDocumentForm } from "../papers/schema";
import { educationForm, inOrder, seaServiceForm, trainingForm } from "./rows.schema";

const problems = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  (result.error?.issues ?? []).map(({ path, message }) => [path.join("."), message]);

test("two fields are in order when the second lies after the first; a missing one is its own problem", () => {
  const [isOrdered] = inOrder("from", "to", "wrong");
  expect([
    isOrdered({ from: "2024-01-01", to: "2024-01-02" }),
    isOrdered({ from: "2024-01-01", to: "2024-01-01" }),
    isOrdered({ from: "2024-01-01", to: null }),
    isOrdered({}),
  ]).toEqual([true, false, true, true]);
});

test("rules over two fields speak together with those of single ones", () => {
  expect(
    problems(trainingForm.safeParse({ training: "Welding", issued: "2024-02-01", expired: "2024-01-01" })),
  ).toEqual([
    ["institution", "validation.required"],
    ["expired", "crew.expiredBeforeIssued"],
  ]);
  expect(
    problems(
      educationForm.safeParse({
        degree: "D3",
        major: "Nautika",
        entryYear: "2012",
        graduationYear: "2010",
        city: "Semarang",
      }),
    ),
  ).toEqual([
    ["universityName", "validation.required"],
    ["graduationYear", "crew.graduationBeforeEntry"],
  ]);
  expect(
    problems(
      educationForm.safeParse({
        universityName: "PIP",
        degree: "D3",
        major: "Nautika",
        entryYear: "2012",
        graduationYear: "2012",
        city: "Semarang",
      }),
    ),
  ).toEqual([]);
});

test("the attachment may be a file's id or the object the detail shows, and nothing else", () => {
  const row = {
    companyName: "PT A",
    position: "AB",
    vesselName: "MV A",
    vesselType: "Bulk",
    onBoard: "2023-01-01",
    offBoard: "2023-05-01",
  };
  const fileId = "0b8f2f5e-6a52-4d5b-9f4e-2f6a3f2c1d11";
  for (const attachment of [fileId, { fileId, fileName: "a.pdf" }])
    expect(seaServiceForm.parse({ ...row, attachment }).attachment).toBe(fileId);
  for (const attachment of ["", null, undefined])
    expect(seaServiceForm.parse({ ...row, attachment }).attachment).toBeNull();
  expect(problems(seaServiceForm.safeParse({ ...row, attachment: "x" }))).toEqual([["attachment", "files.notFound"]]);
});

test("a paper without an end forgets the end typed before, however early", () => {
  const paper = certificateForm.parse({
    name: "BST",
    number: "1",
    issued: "2024-01-01",
    expired: "2020-01-01",
    noExpiry: "true",
  });
  expect(lastDayOf(paper)).toBeNull();
  expect(problems(certificateForm.safeParse({ number: "1", issued: "2024-01-01", expired: "2020-01-01" }))).toEqual([
    ["expired", "crew.expiredBeforeIssued"],
    ["name", "validation.required"],
  ]);
  expect(
    problems(travelDocumentForm.safeParse({ documentName: "Visa", documentNumber: "1", issued: "2024-01-01" })),
  ).toEqual([["documentKind", "validation.required"]]);
});
