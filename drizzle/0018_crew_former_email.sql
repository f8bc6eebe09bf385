ALTER TABLE "crew" ADD COLUMN "former_email" text;--> statement-breakpoint
ALTER TABLE "crew" ADD COLUMN "email_changed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "crew_travel_documents_expiring" ON "crew_travel_documents" USING btree ("expired") WHERE superseded_at is null and removed_at is null;