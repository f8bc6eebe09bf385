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
--> statement-breakpoint
-- A database that is in use gets the draft that a new one is seeded with (db/seed/reference/fees.ts), so that open bills keep their figures.
with version as (
  insert into rate_versions (kind, effective_from, source, checksum, row_count)
  select 'fees-and-vat', '2022-04-01',
    'Fee as it stands in the billing columns; VAT 11 % from 1 April 2022 (UU 7/2021), from 2025 as 12 % on 11/12 of the base (PMK 131/2024, PMK 11/2025): confirm fee and base with the owner before verifying',
    encode(sha256(convert_to(E'fees-and-vat\n[8,11,"billsAfterFee"]', 'UTF8')), 'hex'), 1
  where exists (select from rate_versions)
  returning id
)
insert into fee_rates (version_id, fee_percentage, vat_percentage, vat_base) select id, 8, 11, 'billsAfterFee' from version;
