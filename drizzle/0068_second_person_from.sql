ALTER TABLE "irregular_pays" ADD COLUMN "is_waiting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "irregular_pays" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "irregular_pays" ADD COLUMN "confirmed_by" integer;--> statement-breakpoint
ALTER TABLE "payroll_settings" ADD COLUMN "second_person_from" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "work_order_adjustments" ADD COLUMN "is_waiting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "work_order_adjustments" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "work_order_adjustments" ADD COLUMN "confirmed_by" integer;--> statement-breakpoint
ALTER TABLE "irregular_pays" ADD CONSTRAINT "irregular_pays_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_adjustments" ADD CONSTRAINT "work_order_adjustments_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_settings" ADD CONSTRAINT "payroll_settings_second_person" CHECK ("payroll_settings"."second_person_from" >= 0);