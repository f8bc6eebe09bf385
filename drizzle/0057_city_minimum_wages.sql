CREATE TABLE "city_minimum_wages" (
	"version_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	"year" integer NOT NULL,
	"amount" bigint NOT NULL,
	"decree" text NOT NULL,
	CONSTRAINT "city_minimum_wages_version_id_city_id_year_pk" PRIMARY KEY("version_id","city_id","year"),
	CONSTRAINT "city_minimum_wages_amount" CHECK ("city_minimum_wages"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "preparation_pkls" ADD COLUMN "city_id" integer;--> statement-breakpoint
ALTER TABLE "city_minimum_wages" ADD CONSTRAINT "city_minimum_wages_version_id_rate_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."rate_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_minimum_wages" ADD CONSTRAINT "city_minimum_wages_city_id_lookups_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."lookups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "city_minimum_wages_city_id_index" ON "city_minimum_wages" USING btree ("city_id");--> statement-breakpoint
ALTER TABLE "preparation_pkls" ADD CONSTRAINT "preparation_pkls_city_id_lookups_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."lookups"("id") ON DELETE no action ON UPDATE no action;