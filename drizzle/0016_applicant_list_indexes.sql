DROP INDEX "applicants_newest";--> statement-breakpoint
ALTER TABLE "applicants" ALTER COLUMN "position_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "applicants" ALTER COLUMN "vessel_type_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_place" FOREIGN KEY ("job_opening_id","position_id","vessel_type_id") REFERENCES "public"."job_openings"("id","position_id","vessel_type_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "applicants_by_name" ON "applicants" USING btree ("division_id","tab_id","full_name","id");--> statement-breakpoint
CREATE INDEX "applicants_by_number" ON "applicants" USING btree ("division_id","tab_id","registration_number","id");--> statement-breakpoint
CREATE INDEX "applicants_by_seafarer_code" ON "applicants" USING btree ("division_id","tab_id","seafarer_code","id");--> statement-breakpoint
CREATE INDEX "applicants_of_position" ON "applicants" USING btree ("division_id","position_id","tab_id","created_at","id");--> statement-breakpoint
CREATE INDEX "applicants_of_vessel_type" ON "applicants" USING btree ("division_id","vessel_type_id","tab_id","created_at","id");--> statement-breakpoint
CREATE INDEX "applicants_of_opening" ON "applicants" USING btree ("job_opening_id","tab_id","created_at","id");--> statement-breakpoint
CREATE INDEX "applicants_waiting_for_ces" ON "applicants" USING btree ("division_id","created_at","id") WHERE current_status_id = 3 and states ->> 'ces' <> 'Passed';--> statement-breakpoint
CREATE INDEX "applicants_waiting_for_marlin" ON "applicants" USING btree ("division_id","created_at","id") WHERE current_status_id = 3 and states ->> 'marlin' <> 'Passed';--> statement-breakpoint
CREATE INDEX "applicants_newest" ON "applicants" USING btree ("division_id","tab_id","created_at","id");