CREATE TABLE "invoice_suspense" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "open_item" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "open_item_kind_listed" CHECK ("open_item"."kind" in ('transfer', 'payout', 'return', 'deposit'))
);
--> statement-breakpoint
ALTER TABLE "invoice_suspense" ADD CONSTRAINT "invoice_suspense_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_item" ADD CONSTRAINT "open_item_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_item_item" ON "open_item" USING btree ("item_id");--> statement-breakpoint
-- The invoices with money in suspense are few beside all that ever had a transfer. What one statement brings
-- and takes away again, as money that is booked at once, leaves no row (LEDGER-321).
CREATE FUNCTION carry_entries_to_suspense() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO invoice_suspense AS kept (invoice_id, amount)
    SELECT posting.invoice_id, sum(written.amount)::bigint FROM written
    JOIN ledger_account ON ledger_account.id = written.account_id
      AND ledger_account.kind = 'suspense' AND ledger_account.merchant_id IS NOT NULL
    JOIN posting ON posting.id = written.posting_id
    WHERE posting.invoice_id IS NOT NULL
    GROUP BY posting.invoice_id HAVING sum(written.amount) <> 0 ORDER BY posting.invoice_id
    ON CONFLICT (invoice_id) DO UPDATE SET amount = kept.amount + excluded.amount;
  IF FOUND THEN
    DELETE FROM invoice_suspense WHERE amount = 0 AND invoice_id IN (
      SELECT posting.invoice_id FROM written JOIN posting ON posting.id = written.posting_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- After the trigger of the balances, by its name; its lock keeps writers out until all of this is committed.
CREATE TRIGGER entry_carries_to_suspense AFTER INSERT ON entry
  REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION carry_entries_to_suspense();
--> statement-breakpoint
INSERT INTO invoice_suspense (invoice_id, amount)
  SELECT posting.invoice_id, sum(entry.amount)::bigint FROM entry
  JOIN ledger_account ON ledger_account.id = entry.account_id
    AND ledger_account.kind = 'suspense' AND ledger_account.merchant_id IS NOT NULL
  JOIN posting ON posting.id = entry.posting_id
  WHERE posting.invoice_id IS NOT NULL
  GROUP BY posting.invoice_id HAVING sum(entry.amount) <> 0;
