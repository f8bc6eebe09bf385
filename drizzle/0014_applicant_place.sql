ALTER TABLE "applicants" ADD COLUMN "position_id" integer;--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "vessel_type_id" integer;--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "tab_id" integer GENERATED ALWAYS AS (least(current_status_id, 7)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "states" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "job_openings" ADD COLUMN "hired" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_openings" ADD CONSTRAINT "job_openings_place" UNIQUE("id","position_id","vessel_type_id");--> statement-breakpoint
ALTER TABLE "job_openings" ADD CONSTRAINT "job_openings_hired" CHECK ("job_openings"."hired" >= 0);