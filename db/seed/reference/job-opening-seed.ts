export type JobOpeningSeed = {
  position: string;
  vesselType: string;
  city: string;
  employmentType: string;
  vesselSize: string;
  years: number;
  task: string;
  vacancies: number;
  openedDaysAgo: number;
  closesInDays: number | null;
  closed: boolean;
};

export function tasks(...lines: string[]): string {
  return lines.join("\n");
}
