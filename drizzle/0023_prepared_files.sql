CREATE TABLE "prepared_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" integer NOT NULL,
	"task" text NOT NULL,
	"access" text NOT NULL,
	"rights" text NOT NULL,
	"division_id" integer NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"filters" text NOT NULL,
	"input" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"failure" text,
	"name" text,
	"content_type" text,
	"rows" integer,
	"size" integer,
	"content" "bytea",
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ready_at" timestamp with time zone,
	"taken_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "prepared_files_ready" CHECK (("prepared_files"."state" = 'ready') = ("prepared_files"."content" is not null)),
	CONSTRAINT "prepared_files_failed" CHECK (("prepared_files"."state" = 'failed') = ("prepared_files"."failure" is not null))
);
--> statement-breakpoint
ALTER TABLE "prepared_files" ADD CONSTRAINT "prepared_files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prepared_files_owner_id_asked_at_index" ON "prepared_files" USING btree ("owner_id","asked_at");--> statement-breakpoint
CREATE INDEX "prepared_files_expires_at_index" ON "prepared_files" USING btree ("expires_at");