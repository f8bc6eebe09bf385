export type InterviewValues = {
  ids: number[];
  date: string;
  time: string;
  mode: string;
  place: string;
  link: string;
  assessorIds: number[];
  assessorEmails: Record<string, string>;
};
