CREATE TABLE "progressive_rates" (
	"version_id" integer NOT NULL,
	"above" bigint NOT NULL,
	"rate" integer NOT NULL,
	CONSTRAINT "progressive_rates_version_id_above_pk" PRIMARY KEY("version_id","above"),
	CONSTRAINT "progressive_rates_amounts" CHECK ("progressive_rates"."above" >= 0 and "progressive_rates"."rate" between 0 and 4999)
);
--> statement-breakpoint
CREATE TABLE "ptkp_rates" (
	"version_id" integer NOT NULL,
	"code" text NOT NULL,
	"free_amount" bigint NOT NULL,
	"ter_category" text NOT NULL,
	CONSTRAINT "ptkp_rates_version_id_code_pk" PRIMARY KEY("version_id","code"),
	CONSTRAINT "ptkp_rates_amount" CHECK ("ptkp_rates"."free_amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "social_security_rates" (
	"version_id" integer NOT NULL,
	"programme" text NOT NULL,
	"employer_rate" integer NOT NULL,
	"employee_rate" integer,
	"cap" bigint,
	"until_age" integer,
	"foreigners_after_months" integer,
	CONSTRAINT "social_security_rates_version_id_programme_pk" PRIMARY KEY("version_id","programme"),
	CONSTRAINT "social_security_rates_rates" CHECK ("social_security_rates"."employer_rate" between 0 and 9999 and coalesce("social_security_rates"."employee_rate", 0) between 0 and 9999),
	CONSTRAINT "social_security_rates_limits" CHECK (coalesce("social_security_rates"."cap", 1) > 0 and coalesce("social_security_rates"."until_age", 1) between 1 and 120 and coalesce("social_security_rates"."foreigners_after_months", 0) between 0 and 120)
);
--> statement-breakpoint
CREATE TABLE "tax_parameters" (
	"version_id" integer NOT NULL,
	"occupational_rate" integer NOT NULL,
	"occupational_monthly" bigint NOT NULL,
	"rounded_to" bigint NOT NULL,
	"missing_nik_rate" integer NOT NULL,
	"foreign_rate" integer NOT NULL,
	CONSTRAINT "tax_parameters_version_id_pk" PRIMARY KEY("version_id"),
	CONSTRAINT "tax_parameters_amounts" CHECK ("tax_parameters"."occupational_monthly" > 0 and "tax_parameters"."rounded_to" > 0),
	CONSTRAINT "tax_parameters_rates" CHECK (least("tax_parameters"."occupational_rate", "tax_parameters"."missing_nik_rate", "tax_parameters"."foreign_rate") >= 0 and greatest("tax_parameters"."occupational_rate", "tax_parameters"."missing_nik_rate", "tax_parameters"."foreign_rate") < 10000)
);
--> statement-breakpoint
CREATE TABLE "ter_rates" (
	"version_id" integer NOT NULL,
	"ter_category" text NOT NULL,
	"above" bigint NOT NULL,
	"rate" integer NOT NULL,
	CONSTRAINT "ter_rates_version_id_ter_category_above_pk" PRIMARY KEY("version_id","ter_category","above"),
	CONSTRAINT "ter_rates_amounts" CHECK ("ter_rates"."above" >= 0 and "ter_rates"."rate" between 0 and 4999)
);
--> statement-breakpoint
ALTER TABLE "progressive_rates" ADD CONSTRAINT "progressive_rates_version_id_rate_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."rate_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ptkp_rates" ADD CONSTRAINT "ptkp_rates_version_id_rate_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."rate_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_security_rates" ADD CONSTRAINT "social_security_rates_version_id_rate_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."rate_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_parameters" ADD CONSTRAINT "tax_parameters_version_id_rate_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."rate_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ter_rates" ADD CONSTRAINT "ter_rates_version_id_rate_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."rate_versions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
create trigger ter_rates_guarded before insert or update or delete on ter_rates for each row execute function guard_rate_rows();
--> statement-breakpoint
create trigger ptkp_rates_guarded before insert or update or delete on ptkp_rates for each row execute function guard_rate_rows();
--> statement-breakpoint
create trigger progressive_rates_guarded before insert or update or delete on progressive_rates for each row execute function guard_rate_rows();
--> statement-breakpoint
create trigger tax_parameters_guarded before insert or update or delete on tax_parameters for each row execute function guard_rate_rows();
--> statement-breakpoint
create trigger social_security_rates_guarded before insert or update or delete on social_security_rates for each row execute function guard_rate_rows();
