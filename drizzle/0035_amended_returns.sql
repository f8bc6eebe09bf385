ALTER TABLE "employment_pay" ADD COLUMN "amended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "employment_pay" ADD COLUMN "amended_by" integer;--> statement-breakpoint
ALTER TABLE "employment_pay" ADD CONSTRAINT "employment_pay_amended_by_users_id_fk" FOREIGN KEY ("amended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employment_pay" ADD CONSTRAINT "employment_pay_amended" CHECK (("employment_pay"."amended_at" is null) = ("employment_pay"."amended_by" is null));