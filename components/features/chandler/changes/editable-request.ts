import type { RequestDetail } from "@/lib/features/chandler/detail/schema";

/** The fields a dialog needs of a request. */
export type EditableRequest = Pick<
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
