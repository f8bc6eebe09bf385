CREATE TABLE "idempotency_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"answer" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
