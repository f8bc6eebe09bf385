import { listPublicLookups } from "@/lib/features/lookups/list-public-lookups";
import { listVesselTypes } from "@/lib/features/positions/list-vessel-types";
import { withInput } from "@/lib/platform/operation";
import { publicController } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = publicController({
  "GET GetBanks": withInput(listPublicLookups, { kind: "bank" }),
  "GET GetCities": withInput(listPublicLookups, { kind: "city" }),
  "GET GetMaritalStatuses": withInput(listPublicLookups, { kind: "marital-status" }),
  "GET GetReligions": withInput(listPublicLookups, { kind: "religion" }),
  "GET GetNationalities": withInput(listPublicLookups, { kind: "nationality" }),
  "GET GetAllEmploymentTypes": withInput(listPublicLookups, { kind: "employment-type" }),
  "GET GetShips": listVesselTypes,
});
