ALTER TABLE "fee_rates" DROP CONSTRAINT "fee_rates_shares";--> statement-breakpoint
ALTER TABLE "billing_rows" ADD COLUMN "vat_twelfths" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_rates" ADD COLUMN "vat_twelfths" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_rates" ADD CONSTRAINT "fee_rates_shares" CHECK ("fee_rates"."fee_percentage" between 1 and 100 and "fee_rates"."vat_percentage" between 0 and 100 and "fee_rates"."vat_twelfths" between 1 and 12);