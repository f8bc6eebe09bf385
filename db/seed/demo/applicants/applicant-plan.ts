import type { Stage } from "./stages";

/** One contract; ashoreMonths is the time at home or at school before it. */
export type Voyage = { position: string; vesselType: string; months: number; ashoreMonths?: number };

/** What a named applicant brings along; all else is drawn. */
export type Story = {
  fullName?: string;
  sex?: "Male" | "Female";
  people?: string;
  town?: string;
  /** Whole years of age at registration. */
  age?: number;
  careerYears?: number;
  language?: "en" | "id";
  /** Set for a foreign national, with the address and school at home. */
  abroad?: {
    nationality: string;
    religion: string;
    birthPlace: string;
    address: string;
    phone: string;
    passport: string;
    school: string;
  };
  /** Education of a person whose schooling is unusual. */
  education?: { universityName: string; degree: string; major: string; yearsToGraduation: number; city: string };
  /** Sea service, the last ship first. */
  voyages?: Voyage[];
  /** Certificates held besides the matrix, and days from today to expiry, by certificate key. */
  alsoHolds?: string[];
  expiresInDays?: Record<string, number>;
  note?: string;
};

export type ApplicantPlan = {
  opening: string;
  stage: Stage;
  /** Part of a day for someone who has registered just now. */
  registeredDaysAgo: number;
  revision?: string;
  story?: Story;
};
