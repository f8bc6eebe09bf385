DROP INDEX "job_openings_division_id_created_at_index";--> statement-breakpoint
DROP INDEX "job_openings_open";--> statement-breakpoint
DROP INDEX "mails_created_at_index";--> statement-breakpoint
CREATE INDEX "job_openings_division_id_created_at_index" ON "job_openings" USING btree ("division_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_openings_open" ON "job_openings" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "mails_created_at_index" ON "mails" USING btree ("created_at" DESC NULLS FIRST);