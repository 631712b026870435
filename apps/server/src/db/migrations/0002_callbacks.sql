CREATE TABLE "callback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"invoice_id" uuid NOT NULL,
	"invoice_status" text NOT NULL,
	"sequence" integer NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"failed_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"executed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "callback_try" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"callback_id" uuid NOT NULL,
	"tried_at" timestamp (3) with time zone NOT NULL,
	"status_code" integer,
	"error" text,
	"answer" text
);
--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "lane" text DEFAULT 'transaction' NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "claimed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "callback_url" text;--> statement-breakpoint
ALTER TABLE "payment_form" ADD COLUMN "callback_url" text;--> statement-breakpoint
ALTER TABLE "callback" ADD CONSTRAINT "callback_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "callback_try" ADD CONSTRAINT "callback_try_callback_id_callback_id_fk" FOREIGN KEY ("callback_id") REFERENCES "public"."callback"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "callback_invoice" ON "callback" USING btree ("invoice_id","number");--> statement-breakpoint
CREATE INDEX "callback_try_callback" ON "callback_try" USING btree ("callback_id");--> statement-breakpoint
CREATE INDEX "job_due_in_lane" ON "job" USING btree ("lane","run_at","id");--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_key_unique" UNIQUE("key");--> statement-breakpoint
-- What was tried is never edited or deleted.
CREATE TRIGGER callback_try_append_only BEFORE UPDATE OR DELETE ON callback_try
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER callback_try_no_truncate BEFORE TRUNCATE ON callback_try
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
