import type { AssessmentStatus, Stage } from "@/db/enums/applicants";
import type { Permission } from "@/lib/access/permissions";
import type { StageDetails } from "@/lib/features/applicants/pipeline/schema";

export type Choice = { value: number; label: string };
/** Options and default values of the stage forms. Empty when the stage does not need them. */
export type PanelChoices = {
  assessors: Choice[];
  /** The last invitation address of each assessor, by id. */
  assessorEmails: Record<string, string>;
  packages: Choice[];
  clinics: Choice[];
  degrees: Choice[];
  letterNumber: string;
  employmentTypes: Choice[];
  /** Vessel names of the opening's type; null when they could not be loaded. */
  vessels: string[] | null;
};

/** The applicant of the panel. version: the version on screen, used to detect concurrent changes. */
export type PanelApplicant = {
  id: number;
  version: number | undefined;
  name: string;
  vesselType: string;
  divisionId: number;
  today: string;
};

export type StageView = {
  type: Stage;
  status: AssessmentStatus;
  details: StageDetails;
  reason: string | null;
  since: string;
  by: string | null;
  retakeLeft: boolean;
  /** Minimum score; null for stages without a score or before it is known. */
  threshold: number | null;
  /** Minimum navigation score, for the CES of deck officers. */
  navigation: number | null;
};

export type PanelProps = { applicant: PanelApplicant; stage: StageView; permissions: Permission[] };

export const versionOf = ({ version }: PanelApplicant) => (version === undefined ? {} : { version });

/** Return whether the stage has started and is undecided. */
export const isOpen = ({ status }: StageView) => status === "InProgress" || status === "Completed";
