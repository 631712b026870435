-- The account before the kind: many accounts share a kind, a currency and a mode.
DROP INDEX "ledger_account_identity";
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_account_identity" ON "ledger_account" USING btree (coalesce("payment_account_id", 0),coalesce("merchant_id", 0),"kind","currency","is_test");
--> statement-breakpoint
-- What is written of entries at once is judged and carried at once (ADR 4).
DROP TRIGGER entry_carries_to_balance ON entry;
--> statement-breakpoint
DROP TRIGGER entry_posting_balanced ON entry;
--> statement-breakpoint
DROP FUNCTION carry_entry_to_balance();
--> statement-breakpoint
DROP FUNCTION check_posting_balanced();
--> statement-breakpoint
-- Each posting is written whole: it sums to zero per currency and never mixes test with production
-- (decisions 4, 10). The balance of a ledger account is the sum of its entries, kept by the database:
-- accounts are taken in the order in which the entries were written, which is one for all.
CREATE FUNCTION carry_entries_to_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  broken bigint;
  carried record;
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
    UPDATE ledger_account SET balance = balance + carried.amount WHERE id = carried.account_id;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER entry_carries_to_balance AFTER INSERT ON entry
  REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION carry_entries_to_balances();
--> statement-breakpoint
-- The minutes are noted by the triggers themselves: a function of SQL that they call costs more than it does.
CREATE OR REPLACE FUNCTION note_invoice_begun() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO terminal_minute_delta (terminal_id, is_test, minute, made, done, canceled, declined)
  VALUES (NEW.terminal_id, NEW.is_test, date_trunc('minute', NEW.created_at), 1, 0, 0, 0);
  IF NEW.status IN ('DONE', 'CANCELED', 'DECLINED') THEN
    INSERT INTO terminal_minute_delta (terminal_id, is_test, minute, made, done, canceled, declined)
    VALUES (NEW.terminal_id, NEW.is_test, date_trunc('minute', NEW.status_at), 0,
      (NEW.status = 'DONE')::int, (NEW.status = 'CANCELED')::int, (NEW.status = 'DECLINED')::int);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_invoice_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO terminal_minute_delta (terminal_id, is_test, minute, made, done, canceled, declined)
  VALUES (NEW.terminal_id, NEW.is_test, date_trunc('minute', NEW.status_at), 0,
    (NEW.status = 'DONE')::int, (NEW.status = 'CANCELED')::int, (NEW.status = 'DECLINED')::int);
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP FUNCTION note_invoice_minute(integer, boolean, timestamptz, text);
