CREATE DOMAIN report_name AS text CONSTRAINT report_name_listed
  CHECK (value IN ('invoice', 'balance', 'provider', 'pool.balance'));
--> statement-breakpoint
CREATE DOMAIN report_interval AS text CONSTRAINT report_interval_listed CHECK (value IN ('DAILY', 'WEEKLY', 'MONTHLY'));
--> statement-breakpoint
CREATE TABLE "report_schedule" (
	"id" serial PRIMARY KEY NOT NULL,
	"person_id" integer NOT NULL,
	"report" report_name NOT NULL,
	"interval" report_interval NOT NULL,
	"currency_id" integer,
	"provider_id" integer,
	"pool_id" integer,
	"terminal_id" integer,
	"is_test" boolean NOT NULL,
	"webhook_url" text,
	"webhook_secret_encrypted" text,
	"emails" text[] NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_sending" (
	"id" uuid PRIMARY KEY NOT NULL,
	"schedule_id" integer NOT NULL,
	"period_start" text NOT NULL,
	"period_end" text NOT NULL,
	"due_at" timestamp (3) with time zone,
	"channel" alert_channel NOT NULL,
	"receiver" text NOT NULL,
	"state" alert_message_state NOT NULL,
	"failed_tries" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"lines" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "report_schedule" ADD CONSTRAINT "report_schedule_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedule" ADD CONSTRAINT "report_schedule_terminal_id_terminal_id_fk" FOREIGN KEY ("terminal_id") REFERENCES "public"."terminal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_sending" ADD CONSTRAINT "report_sending_schedule_id_report_schedule_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."report_schedule"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_schedule_of_person" ON "report_schedule" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "report_sending_of_schedule" ON "report_sending" USING btree ("schedule_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "report_sending_once" ON "report_sending" USING btree ("schedule_id","due_at","channel","receiver");
