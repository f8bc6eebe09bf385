ALTER TABLE "applicants" ADD COLUMN "family_name" text;--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "given_names" text;--> statement-breakpoint
ALTER TABLE "crew" ADD COLUMN "family_name" text;--> statement-breakpoint
ALTER TABLE "crew" ADD COLUMN "given_names" text;--> statement-breakpoint
ALTER TABLE "applicants" drop column "search_text";--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "search_text" text GENERATED ALWAYS AS (public.search_text(full_name || ' ' || registration_number || ' ' || seafarer_code || ' ' || coalesce(family_name, '') || ' ' || coalesce(given_names, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "crew" drop column "search_text";--> statement-breakpoint
ALTER TABLE "crew" ADD COLUMN "search_text" text GENERATED ALWAYS AS (public.search_text(full_name || ' ' || employee_number || ' ' || coalesce(seafarer_code, '') || ' ' || coalesce(family_name, '') || ' ' || coalesce(given_names, ''))) STORED NOT NULL;--> statement-breakpoint
-- Dropping a column drops its indexes.
CREATE INDEX "applicants_texts" ON "applicants" USING btree ("division_id","tab_id","search_text");--> statement-breakpoint
CREATE INDEX "applicants_search" ON "applicants" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "crew_search" ON "crew" USING gin ("division_id","search_text" gin_trgm_ops);
