import { listLookups } from "@/lib/features/lookups/list-lookups";
import { listShips } from "@/lib/features/positions/list-ships";
import { withInput } from "@/lib/platform/operation";
import { publicController } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = publicController({
  "GET GetBanks": withInput(listLookups, { kind: "bank" }),
  "GET GetCities": withInput(listLookups, { kind: "city" }),
  "GET GetMaritalStatuses": withInput(listLookups, { kind: "marital-status" }),
  "GET GetReligions": withInput(listLookups, { kind: "religion" }),
  "GET GetNationalities": withInput(listLookups, { kind: "nationality" }),
  "GET GetAllEmploymentTypes": withInput(listLookups, { kind: "employment-type" }),
  "GET GetShips": listShips,
});
