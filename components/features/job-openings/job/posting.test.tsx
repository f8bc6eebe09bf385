import type { JobOpening } from "@/lib/features/job-openings/schema";
import { jobPosting, scriptJson } from "./posting";

const opening: JobOpening = {
  id: 7,
  divisionId: 1,
  divisionName: "Marine",
  cityId: 3,
  cityName: "Batam",
  vesselTypeId: 1,
  vesselTypeName: "Tug Boat",
  vesselTypeNameId: "Kapal Tunda",
  jobPositionMarineId: 1,
  jobPositionTankerId: null,
  jobPositionName: "Nakhoda",
  jobPositionNameEn: "Master",
  coc: "ANT-IV",
  education: "SMK Pelayaran",
  workExperience: "2 Years",
  yearsOfExperience: 2,
  jobType: "Contract",
  jobTypeId: "Kontrak",
  employmentTypeId: 1,
  isOpen: true,
  url: "/career/7",
  category: "deck",
  vesselSize: "< 175 GT",
  vesselSizeId: 1,
  task: "- Steer <b>well</b>\n\nKeep the log </script>",
  vacancies: 2,
  closesOn: "2026-12-18",
  createdAt: new Date("2026-11-17T18:00:00Z"),
  updatedAt: new Date("2026-11-17T18:00:00Z"),
  closedAt: null,
  version: 1,
};

const site = "https://crew.example/";
const words = {
  position: "Master",
  summary: "Master on Tug Boat (< 175 GT), Batam. Contract.",
  requirements: (list: string) => `Requirements: ${list}.`,
};

test("builds a JobPosting with Jakarta dates from an open opening", () => {
  expect(jobPosting(opening, words, site)).toMatchObject({
    title: "Master",
    datePosted: "2026-11-18",
    validThrough: "2026-12-18T23:59:00+07:00",
    employmentType: ["CONTRACTOR", "TEMPORARY"],
    url: "https://crew.example/career/7",
    jobLocation: { address: { addressLocality: "Batam", addressCountry: "ID" } },
    experienceRequirements: { monthsOfExperience: 24 },
    directApply: true,
  });
});

test("omits validThrough without a closing date, and the city without one", () => {
  const posting = jobPosting({ ...opening, closesOn: null, cityName: null }, words, site);
  expect(posting).not.toHaveProperty("validThrough");
  expect(posting.jobLocation.address).toEqual({ "@type": "PostalAddress", addressCountry: "ID" });
});

test("escapes staff input in the description and the script element", () => {
  const posting = jobPosting(opening, words, site);
  expect(posting.description).toContain("<li>Steer &#60;b&#62;well&#60;/b&#62;</li>");
  expect(scriptJson(posting)).not.toContain("<");
  expect(JSON.parse(scriptJson(posting))).toEqual(JSON.parse(JSON.stringify(posting)));
});

test("names the configured company as employer, with its division's own name", () => {
  const employer = () => jobPosting(opening, words, site).hiringOrganization.name;
  expect(employer()).toBe("Nakhoda Marine");
  process.env.COMPANY_NAME = "PT Laut Biru";
  expect(employer()).toBe("PT Laut Biru");
  process.env.COMPANY_NAME_MARINE = "PT Laut Biru Offshore";
  expect([employer(), jobPosting(opening, words, site).identifier.name]).toEqual([
    "PT Laut Biru Offshore",
    "PT Laut Biru Offshore",
  ]);
  delete process.env.COMPANY_NAME;
  delete process.env.COMPANY_NAME_MARINE;
});

test("uses the page's language", () => {
  const posting = jobPosting(
    opening,
    { ...words, position: "Nakhoda", requirements: (list) => `Persyaratan: ${list}.` },
    site,
  );
  expect([posting.title, posting.occupationalCategory]).toEqual(["Nakhoda", "Nakhoda"]);
  expect(posting.description).toContain("Persyaratan: SMK Pelayaran; ANT-IV; 2 Years.");
});
