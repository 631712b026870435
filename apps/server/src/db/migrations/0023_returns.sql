CREATE TABLE "money_return" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transfer_id" bigint,
	"invoice_id" uuid,
	"merchant_id" integer,
	"account_id" integer NOT NULL,
	"currency" text NOT NULL,
	"is_test" boolean NOT NULL,
	"amount" bigint NOT NULL,
	"method_id" integer NOT NULL,
	"credential_encrypted" text NOT NULL,
	"credential_last_four" text NOT NULL,
	"bank_code" bigint,
	"status" text NOT NULL,
	"external_id" text,
	"reason" text NOT NULL,
	"person_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"status_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "money_return_currency_listed" CHECK ("money_return"."currency" in ('UZS', 'RUB', 'KGS', 'AZN', 'USDT')),
	CONSTRAINT "money_return_status_listed" CHECK ("money_return"."status" in ('NEW', 'SENT', 'UNKNOWN', 'PAID', 'FAILED')),
	CONSTRAINT "money_return_of_one" CHECK (num_nonnulls(transfer_id, invoice_id) = 1),
	CONSTRAINT "money_return_amount" CHECK (amount > 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_account" DROP CONSTRAINT "ledger_account_kind_listed";--> statement-breakpoint
ALTER TABLE "posting" DROP CONSTRAINT "posting_kind_listed";--> statement-breakpoint
ALTER TABLE "money_return" ADD CONSTRAINT "money_return_transfer_id_transfer_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_return" ADD CONSTRAINT "money_return_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_return" ADD CONSTRAINT "money_return_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_return" ADD CONSTRAINT "money_return_account_id_payment_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."payment_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_return" ADD CONSTRAINT "money_return_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "money_return_one_of_invoice" ON "money_return" USING btree ("invoice_id") WHERE status in ('NEW', 'SENT', 'UNKNOWN');--> statement-breakpoint
CREATE UNIQUE INDEX "money_return_one_of_transfer" ON "money_return" USING btree ("transfer_id") WHERE status in ('NEW', 'SENT', 'UNKNOWN');--> statement-breakpoint
CREATE INDEX "money_return_invoice" ON "money_return" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "money_return_transfer" ON "money_return" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "money_return_account" ON "money_return" USING btree ("account_id","status");--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_kind_listed" CHECK ("ledger_account"."kind" in ('merchant_balance', 'merchant_reserve', 'payment_account', 'suspense', 'return_reserve', 'fees', 'treasury', 'fx_clearing', 'settled_usdt'));--> statement-breakpoint
ALTER TABLE "posting" ADD CONSTRAINT "posting_kind_listed" CHECK ("posting"."kind" in ('money_reported', 'money_assigned', 'status_moved', 'return_started', 'return_paid', 'return_failed', 'settlement', 'account_movement'));