import { createRateDraft } from "@/lib/features/rates/versions/create-rate-draft";
import { deleteRateDraft } from "@/lib/features/rates/versions/delete-rate-draft";
import { getMinimumWage } from "@/lib/features/rates/wages/get-minimum-wage";
import { getRateVersion } from "@/lib/features/rates/versions/get-rate-version";
import { listRateVersions } from "@/lib/features/rates/versions/list-rate-versions";
import { listUjbmScopes } from "@/lib/features/rates/versions/list-ujbm-scopes";
import { saveRates } from "@/lib/features/rates/versions/save-rates";
import { verifyRates } from "@/lib/features/rates/versions/verify-rates";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetRateVersions": listRateVersions,
  "GET GetRateVersion/{id}": getRateVersion,
  "GET GetMinimumWage": getMinimumWage,
  "GET GetUJBMScopes": listUjbmScopes,
  "POST CreateRateDraft": createRateDraft,
  "POST SaveRates": saveRates,
  "POST VerifyRates": verifyRates,
  "POST DeleteRateDraft": deleteRateDraft,
});
