CREATE DOMAIN alert_kind AS text CONSTRAINT alert_kind_listed
  CHECK (value IN ('SUCCESS_RATE_BELOW', 'NO_PAYMENTS', 'CALLBACKS_FAILING', 'ACCOUNT_NEAR_LIMIT', 'INVARIANT_BROKEN', 'BALANCE_BELOW'));
--> statement-breakpoint
CREATE DOMAIN alert_channel AS text CONSTRAINT alert_channel_listed CHECK (value IN ('WEBHOOK', 'EMAIL'));
--> statement-breakpoint
CREATE DOMAIN alert_message_state AS text CONSTRAINT alert_message_state_listed
  CHECK (value IN ('WAITING', 'SENT', 'FAILED', 'CANCELED'));
--> statement-breakpoint
CREATE TABLE "alert_rule" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" alert_kind NOT NULL,
	"percent" integer,
	"minutes" integer,
	"minimum" integer,
	"count" integer,
	"amount" bigint,
	"currency" currency_code,
	"merchant_id" integer,
	"terminal_id" integer,
	"is_test" boolean NOT NULL,
	"webhook_url" text,
	"webhook_secret_encrypted" text,
	"emails" text[] NOT NULL,
	"quiet_minutes" integer NOT NULL,
	"is_enabled" boolean NOT NULL,
	"fired_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"calm_since" timestamp (3) with time zone,
	"summary" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rule_id" integer NOT NULL,
	"channel" alert_channel NOT NULL,
	"receiver" text NOT NULL,
	"body" text NOT NULL,
	"state" alert_message_state NOT NULL,
	"failed_tries" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "alert_rule" ADD CONSTRAINT "alert_rule_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "alert_rule" ADD CONSTRAINT "alert_rule_terminal_id_terminal_id_fk" FOREIGN KEY ("terminal_id") REFERENCES "public"."terminal"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "alert_message" ADD CONSTRAINT "alert_message_rule_id_alert_rule_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."alert_rule"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "alert_rule_merchant" ON "alert_rule" USING btree ("merchant_id");
--> statement-breakpoint
CREATE INDEX "alert_message_rule" ON "alert_message" USING btree ("rule_id","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "callback_try_age" ON "callback_try" USING brin ("tried_at");
