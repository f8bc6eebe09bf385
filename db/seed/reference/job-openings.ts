import type { JobOpeningSeed } from "./job-opening-seed";
import { marineJobOpenings } from "./job-openings-marine";
import { tankerJobOpenings } from "./job-openings-tanker";

export type { JobOpeningSeed } from "./job-opening-seed";

export const jobOpenings: JobOpeningSeed[] = [...marineJobOpenings, ...tankerJobOpenings];
