CREATE TABLE "recovery_code" (
	"id" serial PRIMARY KEY NOT NULL,
	"person_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "second_factor" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"secret_encrypted" text NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recovery_code_of_person" ON "recovery_code" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "session_live_of_person" ON "session" USING btree ("person_id") WHERE revoked_at is null;