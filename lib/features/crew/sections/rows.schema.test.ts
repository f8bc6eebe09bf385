import { certificateForm, lastDayOf, travelDocumentForm } from "../documents/schema";
import { educationForm, inOrder, seaServiceForm, trainingForm } from "./rows.schema";

const problems = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  (result.error?.issues ?? []).map(({ path, message }) => [path.join("."), message]);

test("accepts two ordered fields; a missing one has its own error", () => {
  const [isOrdered] = inOrder("from", "to", "wrong");
  expect([
    isOrdered({ from: "2024-01-01", to: "2024-01-02" }),
    isOrdered({ from: "2024-01-01", to: "2024-01-01" }),
    isOrdered({ from: "2024-01-01", to: null }),
    isOrdered({}),
  ]).toEqual([true, false, true, true]);
});

test("reports rules over two fields together with those of single fields", () => {
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

test("accepts a file id or the object of the detail as attachment, and nothing else", () => {
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

test("drops a typed expiry if the document never expires", () => {
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
