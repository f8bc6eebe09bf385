ALTER TABLE "work_orders" DROP CONSTRAINT "work_orders_days";--> statement-breakpoint
DROP INDEX "work_orders_one";--> statement-breakpoint
ALTER TABLE "work_orders" ALTER COLUMN "vessel_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "work_orders" ALTER COLUMN "vessel_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "person_months" ADD COLUMN "is_last_period" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "settles" text;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_one" UNIQUE NULLS NOT DISTINCT("crew_id","vessel_id","month");--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_settles" CHECK (("work_orders"."vessel_id" is null) = ("work_orders"."settles" is not null) and ("work_orders"."vessel_id" is null) = ("work_orders"."vessel_name" is null) and ("work_orders"."vessel_id" is null) = ("work_orders"."days" = 0));--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_days" CHECK ("work_orders"."days" between 0 and 31 and "work_orders"."last_day" >= "work_orders"."first_day");