ALTER TABLE "billing_amounts" DROP CONSTRAINT "billing_amounts_fee";--> statement-breakpoint
ALTER TABLE "fee_rates" DROP CONSTRAINT "fee_rates_shares";--> statement-breakpoint
ALTER TABLE "billing_amounts" ALTER COLUMN "fee_option" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_rows" ALTER COLUMN "fee_percentage" SET DATA TYPE numeric(5, 2);--> statement-breakpoint
ALTER TABLE "contracts" ALTER COLUMN "fee_percentage" SET DATA TYPE numeric(5, 2);--> statement-breakpoint
ALTER TABLE "fee_rates" ALTER COLUMN "fee_percentage" SET DATA TYPE numeric(5, 2);--> statement-breakpoint
ALTER TABLE "billing_amounts" ADD CONSTRAINT "billing_amounts_fee" CHECK (("billing_amounts"."fee_option" is not distinct from 'percentage') = ("billing_amounts"."fee_percentage" is not null) and ("billing_amounts"."fee_option" is not distinct from 'value') = ("billing_amounts"."fee_value" is not null));--> statement-breakpoint
ALTER TABLE "fee_rates" ADD CONSTRAINT "fee_rates_shares" CHECK ("fee_rates"."fee_percentage" between 1 and 100 and "fee_rates"."vat_percentage" between 0 and 100 and "fee_rates"."vat_twelfths" between 1 and 12);