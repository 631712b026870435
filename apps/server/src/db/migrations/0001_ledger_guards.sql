-- Append-only tables: what happened is never edited or deleted (decisions 10, 11).
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER posting_append_only BEFORE UPDATE OR DELETE ON posting
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER entry_append_only BEFORE UPDATE OR DELETE ON entry
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER transfer_append_only BEFORE UPDATE OR DELETE ON transfer
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER invoice_event_append_only BEFORE UPDATE OR DELETE ON invoice_event
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER posting_no_truncate BEFORE TRUNCATE ON posting
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER entry_no_truncate BEFORE TRUNCATE ON entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER transfer_no_truncate BEFORE TRUNCATE ON transfer
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER invoice_event_no_truncate BEFORE TRUNCATE ON invoice_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_entry_no_truncate BEFORE TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- The balance of a ledger account is the sum of its entries, kept by the database.
CREATE FUNCTION carry_entry_to_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_account SET balance = balance + NEW.amount WHERE id = NEW.account_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER entry_carries_to_balance AFTER INSERT ON entry
  FOR EACH ROW EXECUTE FUNCTION carry_entry_to_balance();
--> statement-breakpoint
-- Nothing but an entry moves a balance: the trigger above updates from within a trigger.
CREATE FUNCTION refuse_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a balance moves by entries only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_account_balance_by_entries BEFORE UPDATE OF balance ON ledger_account
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_balance();
--> statement-breakpoint
CREATE TRIGGER ledger_account_opens_empty BEFORE INSERT ON ledger_account
  FOR EACH ROW WHEN (NEW.balance <> 0) EXECUTE FUNCTION refuse_balance();
--> statement-breakpoint
ALTER TABLE entry ADD CONSTRAINT entry_amount_not_zero CHECK (amount <> 0);
--> statement-breakpoint
-- Each posting sums to zero per currency and never mixes test with production (decisions 4, 10).
CREATE FUNCTION check_posting_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM entry WHERE posting_id = NEW.posting_id
    GROUP BY currency, is_test HAVING sum(amount) <> 0
  ) THEN
    RAISE EXCEPTION 'posting % is not balanced', NEW.posting_id USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (
    SELECT 1 FROM entry JOIN posting ON posting.id = entry.posting_id
    JOIN invoice ON invoice.id = posting.invoice_id
    WHERE posting.id = NEW.posting_id AND entry.is_test <> invoice.is_test
  ) THEN
    RAISE EXCEPTION 'posting % mixes test with production', NEW.posting_id
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER entry_posting_balanced AFTER INSERT ON entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_posting_balanced();
--> statement-breakpoint
ALTER TABLE invoice ADD CONSTRAINT invoice_amount_above_zero CHECK (amount > 0);
--> statement-breakpoint
ALTER TABLE transfer ADD CONSTRAINT transfer_amount_above_zero CHECK (amount > 0);
--> statement-breakpoint
ALTER TABLE lease ADD CONSTRAINT lease_amount_above_zero CHECK (amount > 0);
