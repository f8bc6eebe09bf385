create extension if not exists btree_gin;--> statement-breakpoint
DROP INDEX IF EXISTS "crew_search";--> statement-breakpoint
CREATE INDEX "crew_search" ON "crew" USING gin ("division_id","search_text" gin_trgm_ops);
