/** Results of a check-up or a training, spelled as in the documents. */
export const preparationResults = ["Passed", "Failed"] as const;
export type PreparationResult = (typeof preparationResults)[number];

/** Why the preparation of a plan ended. */
export const preparationEnds = ["joined", "cancelled"] as const;

/** A seafarer's answer to an agreement before it is signed. */
export const reviewAnswers = ["understood", "question"] as const;

/** What a printed check code verifies. */
export const checkedDocuments = ["pkl", "cv", "appraisal"] as const;
