import type { CrewDetail } from "@/lib/features/crew/detail/schema";
import { principalCvOf } from "./principal-cv.rules";

const named = { id: 1, name: "Indonesian", nameId: "Indonesia" };
const certificate = {
  id: 7,
  name: "Basic Safety",
  nameId: "BST",
  number: "•••• 0123",
  issued: "2024-01-01",
  expired: null,
  status: "valid",
};
const detail = {
  jobPositionName: "Bosun",
  jobPositionNameId: "Serang",
  nationality: named,
  seaFarerId: "6211576805",
  personal: { placeOfBirth: "Tegal", dateOfBirth: "1990-04-12" },
  contact: { phoneNo: "+628123", emailAddress: "agus@example.test" },
  coc: [certificate, { ...certificate, id: null, name: "Missing" }],
  cop: null,
  travelDocuments: null,
  training: [{ training: "MARPOL", institution: "STIP", issued: "2024-03-01" }],
  seaService: null,
};

test("contains the principal's copy in both languages and nothing hidden", () => {
  // Only the fields the CV reads.
  const cv = principalCvOf(detail as unknown as CrewDetail);
  expect(cv).toMatchObject({
    rank: { en: "Bosun", id: "Serang" },
    certificates: [{ en: "Basic Safety", id: "BST", number: "•••• 0123" }],
    travelDocuments: [],
    trainings: [{ name: "MARPOL" }],
    seaService: [],
    totals: [],
  });
  expect(JSON.stringify(cv)).not.toMatch(/agus@|\+628/);
});
