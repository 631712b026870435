CREATE TABLE "sign_in_policy" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"idle_minutes" integer NOT NULL,
	"session_hours" integer NOT NULL,
	"needs_second_factor" boolean NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "sign_in_policy_one" CHECK ("sign_in_policy"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "active_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "must_set_up_factor" boolean DEFAULT false NOT NULL;