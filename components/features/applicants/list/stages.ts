/** Stages shown in a list row. Document 1 §2.3 */
export const listedStages = ["screening", "boc", "ces", "marlin", "interview", "mcu"] as const;
