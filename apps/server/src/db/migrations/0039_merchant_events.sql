CREATE TABLE "webhook_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"merchant_id" integer NOT NULL,
	"is_test" boolean NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"position" bigint
);
--> statement-breakpoint
CREATE INDEX "webhook_event_placed" ON "webhook_event" USING btree ("merchant_id","position");--> statement-breakpoint
CREATE INDEX "webhook_event_fresh" ON "webhook_event" USING btree ("merchant_id","number") WHERE position is null;--> statement-breakpoint
CREATE INDEX "webhook_event_age" ON "webhook_event" USING brin ("created_at");