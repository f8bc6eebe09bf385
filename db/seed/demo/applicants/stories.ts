import type { Story } from "./applicant-plan";

const handler = "Anchor Handling Tug Supply (AHTS)";

/** Nine years on anchor handlers, now towards tankers: holds the chemical courses, has never worked the cargo. */
export const anchorHandlerToTankers: Story = {
  fullName: "Marthen Leiwakabessy",
  sex: "Male",
  people: "Moluccan and Papuan",
  town: "Ambon",
  age: 36,
  careerYears: 15,
  language: "en",
  voyages: [
    { position: "Chief Officer", vesselType: handler, months: 7 },
    { position: "Chief Officer", vesselType: handler, months: 8 },
    { position: "Chief Officer", vesselType: "Platform Supply Vessel (PSV)", months: 6 },
    { position: "Second Officer", vesselType: handler, months: 9 },
    { position: "Second Officer", vesselType: handler, months: 8 },
    { position: "Third Officer", vesselType: "Oil Product Tanker", months: 10 },
  ],
  alsoHolds: ["dp-basic", "dp-advanced", "bosiet", "h2s"],
  note: "Tandem loading and hose handling alongside FSO and shuttle tankers.",
};

/** Seventeen, still at school: needs a parent's consent and protection as a young seafarer. */
export const youngCadet: Story = {
  fullName: "Rizky Pratama",
  sex: "Male",
  people: "Javanese",
  town: "Semarang",
  age: 17,
  language: "id",
  education: {
    universityName: "SMK Pelayaran Wira Samudera Semarang",
    degree: "Vocational school (SMK Pelayaran)",
    major: "Merchant Ship Navigation (vocational)",
    yearsToGraduation: 1,
    city: "Semarang",
  },
};

/** A foreign national: no NIK, no family card, a passport instead. */
export const secondEngineerFromIloilo: Story = {
  fullName: "Rodelio Macaraeg Villanueva",
  sex: "Male",
  age: 38,
  careerYears: 15,
  language: "en",
  abroad: {
    nationality: "Filipino",
    religion: "Catholic",
    birthPlace: "Iloilo City",
    address: "Block 12 Lot 8, Seaside Village, Molo, Iloilo City 5000, Philippines",
    phone: "+639170000142",
    passport: "P7041825B",
    school: "Western Visayas Maritime College",
  },
  voyages: [
    { position: "Second Engineer", vesselType: "Platform Supply Vessel (PSV)", months: 8 },
    { position: "Second Engineer", vesselType: handler, months: 8 },
    { position: "Second Engineer", vesselType: handler, months: 9 },
    { position: "Third Engineer", vesselType: "Bulk Carrier", months: 9 },
    { position: "Third Engineer", vesselType: "General Cargo", months: 9 },
    { position: "Fourth Engineer", vesselType: "Bulk Carrier", months: 10 },
  ],
};

/** First in her family at sea; one contract as third officer behind her. */
export const womanThirdOfficer: Story = {
  fullName: "Besse Tenriawaru",
  sex: "Female",
  people: "Bugis and Makassarese",
  town: "Makassar",
  age: 24,
  careerYears: 5,
  language: "en",
  education: {
    universityName: "Politeknik Ilmu Pelayaran (PIP) Makassar",
    degree: "D-IV Nautical Studies",
    major: "Nautical Studies",
    yearsToGraduation: -1,
    city: "Makassar",
  },
  voyages: [
    { position: "Third Officer", vesselType: "Oil Product Tanker", months: 9, ashoreMonths: 18 },
    { position: "Deck Cadet", vesselType: "Oil Product Tanker", months: 12 },
  ],
  alsoHolds: ["aot", "sso"],
};

/** Fit in every respect, but his basic safety training ends within the first weeks on board. */
export const bosunWithEndingBst: Story = {
  fullName: "Baharuddin Daeng Tutu",
  sex: "Male",
  people: "Bugis and Makassarese",
  town: "Parepare",
  age: 39,
  careerYears: 19,
  language: "id",
  expiresInDays: { bst: 40 },
  note: "Barge ramp operations on unprepared beaches, Morowali and Bungku.",
};

const allStories = [
  anchorHandlerToTankers,
  youngCadet,
  secondEngineerFromIloilo,
  womanThirdOfficer,
  bosunWithEndingBst,
];

/** Names reserved for these applicants. */
export const storyNames = allStories.flatMap(({ fullName }) => (fullName ? [fullName] : []));
