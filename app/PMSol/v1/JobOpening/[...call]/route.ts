import { createJobOpening } from "@/lib/features/job-openings/create-job-opening";
import { deleteJobOpening } from "@/lib/features/job-openings/delete-job-opening";
import { getJobOpening } from "@/lib/features/job-openings/get-job-opening";
import { listJobOpenings } from "@/lib/features/job-openings/list-job-openings";
import { updateJobOpening } from "@/lib/features/job-openings/update-job-opening";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetAllJobOpeningsByDivision": listJobOpenings,
  "GET GetJobOpeningById/{id}": getJobOpening,
  "POST PostJobOpening": createJobOpening,
  "POST UpdateJobOpening": updateJobOpening,
  "POST DeleteJobOpening/{id}": deleteJobOpening,
});
