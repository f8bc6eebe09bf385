DROP INDEX "applicants_newest";--> statement-breakpoint
DROP INDEX "assessments_applicant_id_type_id_index";--> statement-breakpoint
CREATE INDEX "applicants_newest" ON "applicants" USING btree ("division_id","current_status_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "assessments_applicant_id_type_id_index" ON "assessments" USING btree ("applicant_id","type","id" DESC NULLS FIRST);