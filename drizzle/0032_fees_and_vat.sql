CREATE TABLE "fee_rates" (
	"version_id" integer NOT NULL,
	"fee_percentage" integer NOT NULL,
	"vat_percentage" integer NOT NULL,
	"vat_base" text NOT NULL,
	CONSTRAINT "fee_rates_version_id_pk" PRIMARY KEY("version_id"),
	CONSTRAINT "fee_rates_shares" CHECK ("fee_rates"."fee_percentage" between 1 and 100 and "fee_rates"."vat_percentage" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "fee_rates" ADD CONSTRAINT "fee_rates_version_id_rate_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."rate_versions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
create trigger fee_rates_guarded before insert or update or delete on fee_rates for each row execute function guard_rate_rows();
