CREATE TABLE "port_positions" (
	"port_id" integer PRIMARY KEY NOT NULL,
	"latitude" numeric(6, 4) NOT NULL,
	"longitude" numeric(7, 4) NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	CONSTRAINT "port_positions_latitude" CHECK ("port_positions"."latitude" between -90 and 90),
	CONSTRAINT "port_positions_longitude" CHECK ("port_positions"."longitude" between -180 and 180)
);
--> statement-breakpoint
ALTER TABLE "voyage_entries" ADD COLUMN "arrives_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "port_positions" ADD CONSTRAINT "port_positions_port_id_lookups_id_fk" FOREIGN KEY ("port_id") REFERENCES "public"."lookups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "port_positions" ADD CONSTRAINT "port_positions_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voyage_entries" ADD CONSTRAINT "voyage_entries_arrives" CHECK ("voyage_entries"."arrives_at" is null or "voyage_entries"."destination_port_id" is not null);