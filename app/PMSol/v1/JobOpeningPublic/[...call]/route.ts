import { getPublicJobOpening } from "@/lib/features/job-openings/get-public-job-opening";
import { listPublicJobOpenings } from "@/lib/features/job-openings/list-public-job-openings";
import { publicController } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = publicController({
  "GET GetAllJobOpenings": listPublicJobOpenings,
  "GET GetJobOpeningById/{id}": getPublicJobOpening,
});
