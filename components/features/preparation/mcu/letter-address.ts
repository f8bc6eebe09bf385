/** Where the letter of one or several appointments is made. */
export const letterAddress = "/PMSol/v1/GeneratePDF/GenerateMCUEmployee";
