import type { AssessmentStatus, Stage } from "@/db/enums/applicants";
import type { Permission } from "@/lib/access/permissions";
import type { StageDetails } from "@/lib/features/applicants/pipeline/schema";

export type Choice = { value: number; label: string };
/** Choices of the forms and what they begin with; empty where the stage does not need them. */
export type PanelChoices = {
  assessors: Choice[];
  /** The address each assessor was last invited under, by id. */
  assessorEmails: Record<string, string>;
  packages: Choice[];
  clinics: Choice[];
  degrees: Choice[];
  letterNumber: string;
  employmentTypes: Choice[];
  /** The names of the vessels of the opening's type; null where they could not be read. */
  vessels: string[] | null;
};

/** Whom the panel is about. version: of the applicant on screen, so that a move by somebody else is noticed. */
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
  /** Least score; null for stages without one, and while nobody told. */
  threshold: number | null;
  /** Least score in navigation, for the CES of deck officers. */
  navigation: number | null;
};

export type PanelProps = { applicant: PanelApplicant; stage: StageView; may: Permission[] };

export const versionOf = ({ version }: PanelApplicant) => (version === undefined ? {} : { version });

/** Begun and not yet decided. */
export const isOpen = ({ status }: StageView) => status === "InProgress" || status === "Completed";
