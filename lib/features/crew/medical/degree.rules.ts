const unfitDegrees = ["IV", "V"];

/** Whether a degree of health says that somebody may not sail: nobody passes a check-up with it. product 5.13c */
export const isUnfitDegree = (code: string | null | undefined) => unfitDegrees.includes(code ?? "");
