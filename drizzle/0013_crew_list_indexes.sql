DROP INDEX "crew_by_name";--> statement-breakpoint
DROP INDEX "crew_by_number";--> statement-breakpoint
DROP INDEX "crew_by_paper_expiry";--> statement-breakpoint
ALTER TABLE "crew" ADD COLUMN "latest_vessel_id" integer GENERATED ALWAYS AS (coalesce(vessel_id, last_vessel_id, 0)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "letter_numbers" ADD COLUMN "letter" text NOT NULL;--> statement-breakpoint
CREATE INDEX "crew_by_seafarer_code" ON "crew" USING btree ("division_id","status","seafarer_code","id");--> statement-breakpoint
CREATE INDEX "crew_by_vessel" ON "crew" USING btree ("division_id","status","latest_vessel_id","full_name","id");--> statement-breakpoint
CREATE INDEX "crew_by_certificates" ON "crew" USING btree ("division_id","status","missing_certificates","first_certificate_expiry","planned_off_board","id");--> statement-breakpoint
CREATE INDEX "crew_by_name" ON "crew" USING btree ("division_id","status","full_name","id","position_id","vessel_type_id","latest_vessel_id","missing_certificates","first_certificate_expiry","planned_off_board","next_paper_expiry");--> statement-breakpoint
CREATE INDEX "crew_by_number" ON "crew" USING btree ("division_id","status","employee_number","id");--> statement-breakpoint
CREATE INDEX "crew_by_paper_expiry" ON "crew" USING btree ("division_id","status","next_paper_expiry","id");