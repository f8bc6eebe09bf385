export const sections = [
  "personal",
  "contact",
  "educationHistory",
  "documents",
  "training",
  "seaService",
  "bank",
  "history",
] as const;
export type SectionId = (typeof sections)[number];
