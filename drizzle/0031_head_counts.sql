CREATE TABLE "head_counts" (
	"division_id" integer NOT NULL,
	"day" date NOT NULL,
	"on_board" integer NOT NULL,
	"off_board" integer NOT NULL,
	"blacklist" integer NOT NULL,
	"is_reckoned" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "head_counts_division_id_day_pk" PRIMARY KEY("division_id","day"),
	CONSTRAINT "head_counts_none_below_nought" CHECK (least("head_counts"."on_board", "head_counts"."off_board", "head_counts"."blacklist") >= 0)
);
--> statement-breakpoint
DROP INDEX "assignments_left";--> statement-breakpoint
ALTER TABLE "head_counts" ADD CONSTRAINT "head_counts_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crew_status_changes_left" ON "crew_status_changes" USING btree ("effective_on","crew_id","resignation_class") WHERE event = 'resigned';--> statement-breakpoint
CREATE INDEX "assignments_left" ON "assignments" USING btree ("checked_out_on","id") WHERE checked_out_on is not null;