ALTER TABLE "principals" ADD COLUMN "least_pair_years" integer;--> statement-breakpoint
ALTER TABLE "principals" ADD COLUMN "is_pair_blocking" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "principals" ADD CONSTRAINT "principals_pair_years" CHECK ("principals"."least_pair_years" between 1 and 40);