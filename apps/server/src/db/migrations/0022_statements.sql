CREATE TABLE "account_day" (
	"account_id" integer NOT NULL,
	"day" date NOT NULL,
	"explained_difference" bigint,
	"explanation" text,
	"explained_by" integer,
	"closed_difference" bigint,
	"closed_at" timestamp (3) with time zone,
	"closed_by" integer,
	CONSTRAINT "account_day_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
CREATE TABLE "statement" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"format" text NOT NULL,
	"file_name" text,
	"lines" integer NOT NULL,
	"new_lines" integer NOT NULL,
	"first_day" date,
	"last_day" date,
	"person_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "statement_format_listed" CHECK ("statement"."format" in ('csv', 'mt940', 'camt053'))
);
--> statement-breakpoint
CREATE TABLE "statement_balance" (
	"account_id" integer NOT NULL,
	"day" date NOT NULL,
	"closing" bigint NOT NULL,
	CONSTRAINT "statement_balance_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
CREATE TABLE "statement_line" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"statement_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"day" date NOT NULL,
	"amount" bigint NOT NULL,
	"reference" text,
	"counterparty" text,
	"purpose" text,
	"identity" text NOT NULL,
	"state" text NOT NULL,
	"transfer_id" bigint,
	"payout_id" uuid,
	"movement_id" integer,
	"reported_as" text,
	CONSTRAINT "statement_line_identity" UNIQUE("account_id","identity"),
	CONSTRAINT "statement_line_reported_as" UNIQUE("account_id","reported_as"),
	CONSTRAINT "statement_line_state_listed" CHECK ("statement_line"."state" in ('NEW', 'MATCHED', 'UNEXPLAINED')),
	CONSTRAINT "statement_line_amount_not_zero" CHECK ("statement_line"."amount" <> 0),
	CONSTRAINT "statement_line_one_match" CHECK (num_nonnulls("statement_line"."transfer_id", "statement_line"."payout_id", "statement_line"."movement_id")
        = ("statement_line"."state" = 'MATCHED')::int)
);
--> statement-breakpoint
CREATE TABLE "statement_source" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"csv_mapping" jsonb,
	"closed_through" date
);
--> statement-breakpoint
ALTER TABLE "transfer" DROP CONSTRAINT "transfer_source_listed";--> statement-breakpoint
DROP INDEX "entry_account_id";--> statement-breakpoint
ALTER TABLE "ledger_account" ADD COLUMN "closed_before" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account_day" ADD CONSTRAINT "account_day_account_id_payment_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."payment_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_day" ADD CONSTRAINT "account_day_explained_by_person_id_fk" FOREIGN KEY ("explained_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_day" ADD CONSTRAINT "account_day_closed_by_person_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement" ADD CONSTRAINT "statement_account_id_payment_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."payment_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement" ADD CONSTRAINT "statement_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_balance" ADD CONSTRAINT "statement_balance_account_id_payment_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."payment_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_statement_id_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_account_id_payment_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."payment_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_transfer_id_transfer_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_payout_id_payout_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_movement_id_account_movement_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."account_movement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_source" ADD CONSTRAINT "statement_source_account_id_payment_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."payment_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_account" ON "statement" USING btree ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "statement_line_transfer" ON "statement_line" USING btree ("transfer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_line_payout" ON "statement_line" USING btree ("payout_id");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_line_movement" ON "statement_line" USING btree ("movement_id");--> statement-breakpoint
CREATE INDEX "statement_line_statement" ON "statement_line" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "statement_line_day" ON "statement_line" USING btree ("account_id","day");--> statement-breakpoint
CREATE INDEX "statement_line_open" ON "statement_line" USING btree ("account_id","state","id") WHERE state <> 'MATCHED';--> statement-breakpoint
CREATE INDEX "transfer_account" ON "transfer" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "entry_account_id" ON "entry" USING btree ("account_id","posting_id");--> statement-breakpoint
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_source_listed" CHECK ("transfer"."source" in ('provider', 'staff', 'statement'));--> statement-breakpoint
-- Nothing is posted on an account into a day of it that is closed (LEDGER-264). The update holds the
-- account, and closing holds it, too: so one of both sees the other.
CREATE OR REPLACE FUNCTION carry_entries_to_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  broken bigint;
  carried record;
  closed timestamptz;
BEGIN
  SELECT posting_id INTO broken FROM written
    GROUP BY posting_id, currency, is_test HAVING sum(amount) <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'posting % is not balanced', broken USING ERRCODE = 'check_violation';
  END IF;
  SELECT written.posting_id INTO broken FROM written
    JOIN posting ON posting.id = written.posting_id
    JOIN invoice ON invoice.id = posting.invoice_id
    WHERE written.is_test <> invoice.is_test LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'posting % mixes test with production', broken
      USING ERRCODE = 'check_violation';
  END IF;
  FOR carried IN
    SELECT account_id, sum(amount)::bigint AS amount FROM written
    GROUP BY account_id HAVING sum(amount) <> 0 ORDER BY min(id)
  LOOP
    UPDATE ledger_account SET balance = balance + carried.amount WHERE id = carried.account_id
      RETURNING closed_before INTO closed;
    IF closed IS NOT NULL THEN
      SELECT written.posting_id INTO broken FROM written
        JOIN posting ON posting.id = written.posting_id
        WHERE written.account_id = carried.account_id AND posting.created_at < closed LIMIT 1;
      IF FOUND THEN
        RAISE EXCEPTION 'posting % is in a closed day', broken USING ERRCODE = 'check_violation';
      END IF;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
