CREATE INDEX "assessments_hired_as" ON "assessments" USING btree ((details ->> 'crewId')) WHERE type = 'result' and status = 'Completed';--> statement-breakpoint
CREATE INDEX "crew_stopped" ON "crew" USING btree ("applicant_id") WHERE processing_stopped_at is not null;
