/** Where a stored file is read; inline shows it, else it is saved. */
export const fileAddress = (fileId: string, inline = false) =>
  `/PMSol/v1/FileDownload/FileDownload?fileId=${fileId}&fileType=personaldata${inline ? "&inline=true" : ""}`;
