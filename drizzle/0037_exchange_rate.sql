CREATE TABLE "exchange_rates" (
	"version_id" integer NOT NULL,
	"rupiah_per_dollar" integer NOT NULL,
	CONSTRAINT "exchange_rates_version_id_pk" PRIMARY KEY("version_id"),
	CONSTRAINT "exchange_rates_sane" CHECK ("exchange_rates"."rupiah_per_dollar" between 100000 and 10000000)
);
--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "trading_out" bigint;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "exchange_version_id" integer;--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD CONSTRAINT "exchange_rates_version_id_rate_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."rate_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_exchange_version_id_rate_versions_id_fk" FOREIGN KEY ("exchange_version_id") REFERENCES "public"."rate_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_orders_exchange_version_id_index" ON "work_orders" USING btree ("exchange_version_id") WHERE exchange_version_id is not null;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_trading_out" CHECK (("work_orders"."trading_out" is null) = ("work_orders"."exchange_version_id" is null));--> statement-breakpoint
create trigger exchange_rates_guarded before insert or update or delete on exchange_rates for each row execute function guard_rate_rows();
