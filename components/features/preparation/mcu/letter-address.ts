/** Address that generates the letter of one or several appointments. */
export const letterAddress = "/PMSol/v1/GeneratePDF/GenerateMCUEmployee";
