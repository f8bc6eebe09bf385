import type { RequestDetail } from "@/lib/features/chandler/detail/schema";

/** What a dialog needs to know of the request. */
export type Changed = Pick<
  RequestDetail,
  | "shipChandlerId"
  | "status"
  | "next"
  | "version"
  | "requesterName"
  | "requesterEmail"
  | "requestedDate"
  | "proposedReceivedDate"
  | "portId"
  | "periodFrom"
  | "requestFile"
  | "allowedActions"
>;
