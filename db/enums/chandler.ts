/** The states of a request to a ship chandler as callers spell them. Document 3 §4, product 5.13b */
export const chandlerStatuses = [
  "Submitted",
  "LookingForVendor",
  "OnPreparation",
  "ReadyForShipment",
  "Delivered",
  "Cancel",
] as const;
export type ChandlerStatus = (typeof chandlerStatuses)[number];

/** What happened to a request. */
export const chandlerEvents = ["created", "moved", "edited", "received-proposed"] as const;
export type ChandlerEvent = (typeof chandlerEvents)[number];
