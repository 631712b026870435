CREATE TABLE "account_movement" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"comment" text NOT NULL,
	"person_id" integer,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"merchant_id" integer,
	"is_test" boolean NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" integer
);
--> statement-breakpoint
CREATE TABLE "payout" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"account_id" integer NOT NULL,
	"number" integer NOT NULL,
	"round" integer NOT NULL,
	"attempt" integer NOT NULL,
	"status" text NOT NULL,
	"external_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"status_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payout_number" UNIQUE("invoice_id","number")
);
--> statement-breakpoint
CREATE TABLE "rate" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"per_usdt" bigint NOT NULL,
	"person_id" integer,
	"set_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlement" (
	"id" serial PRIMARY KEY NOT NULL,
	"merchant_id" integer NOT NULL,
	"terminal_id" integer NOT NULL,
	"currency" text NOT NULL,
	"is_test" boolean NOT NULL,
	"base_amount" bigint NOT NULL,
	"settlement_amount" bigint NOT NULL,
	"implied_rate" bigint NOT NULL,
	"person_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "entry" ALTER COLUMN "terminal_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "posting" ALTER COLUMN "invoice_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "transfer" ALTER COLUMN "invoice_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "last_four" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "credential_encrypted" text;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "credential_last_four" text;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "bank_code" bigint;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "callback_url" text;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "payout_round" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posting" ADD COLUMN "transfer_id" bigint;--> statement-breakpoint
ALTER TABLE "posting" ADD COLUMN "settlement_id" integer;--> statement-breakpoint
ALTER TABLE "posting" ADD COLUMN "movement_id" integer;--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "url" text;--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "secret_encrypted" text;--> statement-breakpoint
ALTER TABLE "transfer" ADD COLUMN "provider_id" integer;--> statement-breakpoint
ALTER TABLE "account_movement" ADD CONSTRAINT "account_movement_account_id_payment_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."payment_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_movement" ADD CONSTRAINT "account_movement_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_account_id_payment_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."payment_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate" ADD CONSTRAINT "rate_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_terminal_id_terminal_id_fk" FOREIGN KEY ("terminal_id") REFERENCES "public"."terminal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_movement_account" ON "account_movement" USING btree ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "notification_open" ON "notification" USING btree ("subject","kind") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "notification_newest" ON "notification" USING btree ("is_test","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notification_newest_of_merchant" ON "notification" USING btree ("merchant_id","is_test","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "payout_one_under_way" ON "payout" USING btree ("invoice_id") WHERE status in ('NEW', 'SENT', 'UNKNOWN');--> statement-breakpoint
CREATE INDEX "payout_account" ON "payout" USING btree ("account_id","status");--> statement-breakpoint
CREATE INDEX "rate_newest" ON "rate" USING btree ("currency","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "settlement_merchant" ON "settlement" USING btree ("merchant_id","id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "posting" ADD CONSTRAINT "posting_transfer_id_transfer_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting" ADD CONSTRAINT "posting_settlement_id_settlement_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting" ADD CONSTRAINT "posting_movement_id_account_movement_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."account_movement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transfer_unmatched" ON "transfer" USING btree ("created_at") WHERE invoice_id is null;--> statement-breakpoint
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_external_id_of_provider" UNIQUE("provider_id","external_id");
--> statement-breakpoint
-- A transfer that nobody could match is assigned to an invoice once; nothing else of it changes.
CREATE FUNCTION refuse_all_but_assignment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.invoice_id IS NULL
    AND to_jsonb(NEW) - 'invoice_id' = to_jsonb(OLD) - 'invoice_id' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
DROP TRIGGER transfer_append_only ON transfer;
--> statement-breakpoint
CREATE TRIGGER transfer_append_only BEFORE UPDATE OR DELETE ON transfer
  FOR EACH ROW EXECUTE FUNCTION refuse_all_but_assignment();
--> statement-breakpoint
-- Whatever is reserved was taken from the merchant's balance before (decision 10).
ALTER TABLE ledger_account ADD CONSTRAINT ledger_account_reserve_not_negative
  CHECK (kind <> 'merchant_reserve' OR balance >= 0);
--> statement-breakpoint
CREATE TRIGGER rate_append_only BEFORE UPDATE OR DELETE ON rate
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER settlement_append_only BEFORE UPDATE OR DELETE ON settlement
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER account_movement_append_only BEFORE UPDATE OR DELETE ON account_movement
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER rate_no_truncate BEFORE TRUNCATE ON rate
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER settlement_no_truncate BEFORE TRUNCATE ON settlement
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER account_movement_no_truncate BEFORE TRUNCATE ON account_movement
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE settlement ADD CONSTRAINT settlement_amounts_above_zero
  CHECK (base_amount > 0 AND settlement_amount > 0);
--> statement-breakpoint
ALTER TABLE account_movement ADD CONSTRAINT account_movement_amount_not_zero CHECK (amount <> 0);
--> statement-breakpoint
ALTER TABLE rate ADD CONSTRAINT rate_above_zero CHECK (per_usdt > 0);
