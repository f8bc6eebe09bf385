/** Return the address of a stored file. `inline` shows it; otherwise the browser saves it. */
export const fileAddress = (fileId: string, inline = false) =>
  `/PMSol/v1/FileDownload/FileDownload?fileId=${fileId}&fileType=personaldata${inline ? "&inline=true" : ""}`;
