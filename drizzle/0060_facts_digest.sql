ALTER TABLE "person_months" ADD COLUMN "facts_digest" text;--> statement-breakpoint
ALTER TABLE "person_months" ADD COLUMN "rules" integer;