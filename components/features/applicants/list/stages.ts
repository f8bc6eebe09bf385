/** The stages a row of the list tells. Document 1 §2.3 */
export const listedStages = ["screening", "boc", "ces", "marlin", "interview", "mcu"] as const;
