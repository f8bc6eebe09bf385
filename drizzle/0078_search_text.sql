ALTER TABLE "applicants" drop column "search_text";--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "search_text" text GENERATED ALWAYS AS (public.search_text(full_name || ' ' || registration_number || ' ' || seafarer_code)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "crew" drop column "search_text";--> statement-breakpoint
ALTER TABLE "crew" ADD COLUMN "search_text" text GENERATED ALWAYS AS (public.search_text(full_name || ' ' || employee_number || ' ' || coalesce(seafarer_code, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "vessels" drop column "search_text";--> statement-breakpoint
ALTER TABLE "vessels" ADD COLUMN "search_text" text GENERATED ALWAYS AS (public.search_text(name || ' ' || coalesce(imo_number, '') || ' ' || coalesce(call_sign, '') || ' ' || coalesce(fleet, ''))) STORED NOT NULL;--> statement-breakpoint
-- The indexes went with their columns.
CREATE INDEX "applicants_texts" ON "applicants" USING btree ("division_id","tab_id","search_text");--> statement-breakpoint
CREATE INDEX "applicants_search" ON "applicants" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "crew_search" ON "crew" USING gin ("division_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "vessels_search" ON "vessels" USING gin ("search_text" gin_trgm_ops);
