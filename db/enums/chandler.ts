/** Statuses of a ship chandler request, spelled as in the API. Document 3 §4, product 5.13b */
export const chandlerStatuses = [
  "Submitted",
  "LookingForVendor",
  "OnPreparation",
  "ReadyForShipment",
  "Delivered",
  "Cancel",
] as const;
export type ChandlerStatus = (typeof chandlerStatuses)[number];

/** Events of a request. */
export const chandlerEvents = ["created", "moved", "edited", "received-proposed"] as const;
export type ChandlerEvent = (typeof chandlerEvents)[number];
