/** What a check-up or a training ended with, as the documents write it. */
export const preparationResults = ["Passed", "Failed"] as const;
export type PreparationResult = (typeof preparationResults)[number];

/** Why nobody prepares for a plan any more. */
export const preparationEnds = ["joined", "cancelled"] as const;

/** What a seafarer answers to an agreement before it is signed. */
export const reviewAnswers = ["understood", "question"] as const;

/** What a printed check code stands for. */
export const checkedDocuments = ["pkl", "cv", "appraisal"] as const;
