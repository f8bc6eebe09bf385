import { findRecords } from "@/lib/features/search/find-records";
import { controller } from "@/lib/platform/transport/controller";

// By POST, so that no name appears in an address.
export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "POST FindRecords": findRecords,
});
