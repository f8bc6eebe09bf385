ALTER TABLE "work_orders" DROP CONSTRAINT "work_orders_one";--> statement-breakpoint
DROP INDEX "person_months_one";--> statement-breakpoint
ALTER TABLE "person_months" ADD COLUMN "part" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "part" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "person_months_one" ON "person_months" USING btree ("crew_id","month","part");--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_one" UNIQUE NULLS NOT DISTINCT("crew_id","vessel_id","month","part");