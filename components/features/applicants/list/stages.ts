export const listedStages = ["screening", "boc", "ces", "marlin", "interview", "mcu"] as const;
export type ListedStage = (typeof listedStages)[number];

/** The last listed stage an applicant has reached. */
export const currentStage = (reached: string[]): ListedStage =>
  listedStages.findLast((stage) => reached.includes(stage)) ?? "screening";
