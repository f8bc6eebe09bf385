/** Build the link to a seafarer's record. */
export const recordHref = (crewId: number, tab = "crew-details") =>
  `/dashboard/crew-management/${crewId}/details?tab=${tab}`;
