DROP INDEX "applicants_division_id_current_status_id_moved_at_index";--> statement-breakpoint
DROP INDEX "applicants_of_opening";--> statement-breakpoint
DROP INDEX "applicants_waiting_for_ces";--> statement-breakpoint
DROP INDEX "applicants_waiting_for_marlin";--> statement-breakpoint
CREATE INDEX "applicants_by_movement" ON "applicants" USING btree ("division_id","tab_id","moved_at");--> statement-breakpoint
CREATE INDEX "applicants_texts" ON "applicants" USING btree ("division_id","tab_id","search_text");--> statement-breakpoint
CREATE INDEX "applicants_of_opening" ON "applicants" USING btree ("division_id","job_opening_id","tab_id","created_at","id");--> statement-breakpoint
CREATE INDEX "applicants_waiting_for_ces" ON "applicants" USING btree ("division_id","created_at","id","position_id","vessel_type_id","job_opening_id","full_name") WHERE current_status_id = 3 and states ->> 'ces' <> 'Passed';--> statement-breakpoint
CREATE INDEX "applicants_waiting_for_marlin" ON "applicants" USING btree ("division_id","created_at","id","position_id","vessel_type_id","job_opening_id","full_name") WHERE current_status_id = 3 and states ->> 'marlin' <> 'Passed';