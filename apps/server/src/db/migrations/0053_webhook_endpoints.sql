CREATE TABLE "endpoint_try" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"endpoint_id" integer NOT NULL,
	"event_id" uuid NOT NULL,
	"tried_at" timestamp (3) with time zone NOT NULL,
	"status_code" integer,
	"error" text,
	"answer" text
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoint" (
	"id" serial PRIMARY KEY NOT NULL,
	"merchant_id" integer NOT NULL,
	"url" text NOT NULL,
	"types" text[] NOT NULL,
	"is_test" boolean,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"public_key" text NOT NULL,
	"private_key_encrypted" text NOT NULL,
	"former_private_key_encrypted" text,
	"former_key_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"done_until" bigint NOT NULL,
	"failed_tries" integer DEFAULT 0 NOT NULL,
	"restarts" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "endpoint_try" ADD CONSTRAINT "endpoint_try_endpoint_id_webhook_endpoint_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoint"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "endpoint_try_event" ON "endpoint_try" USING btree ("endpoint_id","event_id");--> statement-breakpoint
CREATE INDEX "endpoint_try_age" ON "endpoint_try" USING brin ("tried_at");--> statement-breakpoint
CREATE INDEX "webhook_endpoint_merchant" ON "webhook_endpoint" USING btree ("merchant_id");
