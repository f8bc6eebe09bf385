update applicants set moved_at = coalesce((select max(created_at) from assessments where applicant_id = applicants.id), created_at);
