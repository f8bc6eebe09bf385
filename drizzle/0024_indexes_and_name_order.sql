DROP INDEX "crew_by_name";--> statement-breakpoint
DROP INDEX "crew_by_position";--> statement-breakpoint
DROP INDEX "crew_by_vessel";--> statement-breakpoint
ALTER TABLE "suitability_entries" ADD COLUMN "raised_by" integer;--> statement-breakpoint
ALTER TABLE "suitability_entries" ADD CONSTRAINT "suitability_entries_raised_by_users_id_fk" FOREIGN KEY ("raised_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicant_certificates_file_id_index" ON "applicant_certificates" USING btree ("file_id") WHERE file_id is not null;--> statement-breakpoint
CREATE INDEX "applicant_sea_services_file_id_index" ON "applicant_sea_services" USING btree ("file_id") WHERE file_id is not null;--> statement-breakpoint
CREATE INDEX "applicants_photo_file_id_index" ON "applicants" USING btree ("photo_file_id") WHERE photo_file_id is not null;--> statement-breakpoint
CREATE INDEX "applicants_ktp_file_id_index" ON "applicants" USING btree ("ktp_file_id") WHERE ktp_file_id is not null;--> statement-breakpoint
CREATE INDEX "applicants_passport_file_id_index" ON "applicants" USING btree ("passport_file_id") WHERE passport_file_id is not null;--> statement-breakpoint
CREATE INDEX "registration_drafts_applicant_id_index" ON "registration_drafts" USING btree ("applicant_id") WHERE applicant_id is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_subject_index" ON "audit_entries" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "audit_entries_division_id_created_at_id_index" ON "audit_entries" USING btree ("division_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_actor_kind_actor_id_created_at_index" ON "audit_entries" USING btree ("actor_kind","actor_id","created_at");--> statement-breakpoint
CREATE INDEX "crew_photo_file_id_index" ON "crew" USING btree ("photo_file_id") WHERE photo_file_id is not null;--> statement-breakpoint
CREATE INDEX "crew_certificates_superseded_by_index" ON "crew_certificates" USING btree ("superseded_by") WHERE superseded_by is not null;--> statement-breakpoint
CREATE INDEX "crew_documents_superseded_by_index" ON "crew_documents" USING btree ("superseded_by") WHERE superseded_by is not null;--> statement-breakpoint
CREATE INDEX "crew_sea_services_file_id_index" ON "crew_sea_services" USING btree ("file_id") WHERE file_id is not null;--> statement-breakpoint
CREATE INDEX "crew_travel_documents_superseded_by_index" ON "crew_travel_documents" USING btree ("superseded_by") WHERE superseded_by is not null;--> statement-breakpoint
CREATE INDEX "files_unclaimed" ON "files" USING btree ("created_at") WHERE subject_id is null;--> statement-breakpoint
CREATE INDEX "files_uploaded_by_index" ON "files" USING btree ("uploaded_by") WHERE subject_id is null;--> statement-breakpoint
CREATE INDEX "mails_subject_type_subject_id_index" ON "mails" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "mails_of_recipient" ON "mails" USING btree (lower("recipient"));--> statement-breakpoint
CREATE INDEX "medical_certificates_file_id_index" ON "medical_certificates" USING btree ("file_id") WHERE file_id is not null;--> statement-breakpoint
CREATE INDEX "suitability_entries_evidence_file_id_index" ON "suitability_entries" USING btree ("evidence_file_id") WHERE evidence_file_id is not null;--> statement-breakpoint
CREATE INDEX "suitability_entries_reply_file_id_index" ON "suitability_entries" USING btree ("reply_file_id") WHERE reply_file_id is not null;--> statement-breakpoint
CREATE INDEX "suitability_removals_document_file_id_index" ON "suitability_removals" USING btree ("document_file_id");--> statement-breakpoint
CREATE INDEX "crew_by_name" ON "crew" USING btree ("division_id","status","full_name" collate "id-x-icu","id","position_id","vessel_type_id","latest_vessel_id","missing_certificates","first_certificate_expiry","planned_off_board","next_paper_expiry","processing_stopped_at","resigned_on");--> statement-breakpoint
CREATE INDEX "crew_by_position" ON "crew" USING btree ("division_id","status","position_id","full_name" collate "id-x-icu","id");--> statement-breakpoint
CREATE INDEX "crew_by_vessel" ON "crew" USING btree ("division_id","status","latest_vessel_id","full_name" collate "id-x-icu","id");