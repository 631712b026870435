CREATE TABLE "ledger_delta" (
	"account_id" bigint NOT NULL,
	"day" date,
	"amount" bigint NOT NULL,
	"deposits" bigint NOT NULL,
	"withdrawals" bigint NOT NULL,
	"settlements" bigint NOT NULL,
	"received" bigint NOT NULL,
	"paid_out" bigint NOT NULL,
	"moved" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ledger_delta_account" ON "ledger_delta" USING btree ("account_id");
--> statement-breakpoint
-- Small and always emptied, as the other deltas.
ALTER TABLE ledger_delta SET
  (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000,
   autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 10000);
--> statement-breakpoint
-- The ledger accounts with their true balances: what is stored and what was not folded into it yet, of one
-- snapshot (LEDGER-400).
CREATE VIEW ledger_total AS
  SELECT account.id, account.kind, account.merchant_id, account.payment_account_id, account.currency,
    account.is_test, account.balance + coalesce(
      (SELECT sum(delta.amount) FROM ledger_delta delta WHERE delta.account_id = account.id), 0)::bigint
      AS balance
  FROM ledger_account account;
--> statement-breakpoint
-- The sums of the days, of which a day may have several rows until they are folded.
CREATE VIEW ledger_day_total AS
  SELECT account_id, day, amount, deposits, withdrawals, settlements, received, paid_out, moved
  FROM ledger_day
  UNION ALL
  SELECT account_id, day, amount, deposits, withdrawals, settlements, received, paid_out, moved
  FROM ledger_delta WHERE day IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER ledger_delta_by_entries BEFORE INSERT ON ledger_delta
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_balance();
--> statement-breakpoint
CREATE TRIGGER ledger_delta_unchanged BEFORE UPDATE OR TRUNCATE ON ledger_delta
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_balance();
--> statement-breakpoint
-- To delete rows is to fold them: into the balances, and into the sums of their days (LEDGER-323). A posting
-- that is dated in the past also moves the openings after it. Who folds holds the account, or waits for it here.
CREATE FUNCTION fold_deltas() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  carried record;
BEGIN
  FOR carried IN
    SELECT account_id, sum(amount)::bigint AS amount FROM folded GROUP BY account_id ORDER BY account_id
  LOOP
    UPDATE ledger_account SET balance = balance + carried.amount WHERE id = carried.account_id;
  END LOOP;
  FOR carried IN
    SELECT account_id, day, sum(amount)::bigint AS amount, sum(deposits)::bigint AS deposits,
      sum(withdrawals)::bigint AS withdrawals, sum(settlements)::bigint AS settlements,
      sum(received)::bigint AS received, sum(paid_out)::bigint AS paid_out, sum(moved)::bigint AS moved
    FROM folded WHERE day IS NOT NULL GROUP BY account_id, day ORDER BY account_id, day
  LOOP
    INSERT INTO ledger_day AS kept (account_id, day, opening, amount, deposits, withdrawals, settlements,
      received, paid_out, moved)
    VALUES (carried.account_id, carried.day,
      coalesce((SELECT earlier.opening + earlier.amount FROM ledger_day earlier
        WHERE earlier.account_id = carried.account_id AND earlier.day < carried.day
        ORDER BY earlier.day DESC LIMIT 1), 0),
      carried.amount, carried.deposits, carried.withdrawals, carried.settlements, carried.received,
      carried.paid_out, carried.moved)
    ON CONFLICT (account_id, day) DO UPDATE SET amount = kept.amount + excluded.amount,
      deposits = kept.deposits + excluded.deposits,
      withdrawals = kept.withdrawals + excluded.withdrawals,
      settlements = kept.settlements + excluded.settlements,
      received = kept.received + excluded.received,
      paid_out = kept.paid_out + excluded.paid_out,
      moved = kept.moved + excluded.moved;
    UPDATE ledger_day SET opening = opening + carried.amount
      WHERE account_id = carried.account_id AND day > carried.day;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_delta_is_folded AFTER DELETE ON ledger_delta
  REFERENCING OLD TABLE AS folded
  FOR EACH STATEMENT EXECUTE FUNCTION fold_deltas();
--> statement-breakpoint
-- As before, but entries are folded later: no posting waits for the balance of an account that another one adds
-- to. Only what takes from a merchant's balance or from a payment account holds the account, for somebody
-- judges those, and folds it: what is stored is never more than the truth (LEDGER-401). The foreign keys of
-- the entries were checked by now and hold the account against the one who closes a day (LEDGER-264).
CREATE OR REPLACE FUNCTION carry_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  broken bigint;
  carried record;
  moves_suspense boolean := false;
BEGIN
  SELECT posting_id INTO broken FROM written
    GROUP BY posting_id, currency, is_test HAVING sum(amount) <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'posting % is not balanced', broken USING ERRCODE = 'check_violation';
  END IF;
  FOR carried IN
    SELECT written.account_id, ledger_account.kind, ledger_account.merchant_id,
      ledger_account.kind IN ('merchant_balance', 'merchant_reserve', 'payment_account') AS has_days,
      (posting.created_at AT TIME ZONE 'UTC')::date AS day,
      min(posting.id) FILTER (WHERE written.is_test <> invoice.is_test) AS mixed,
      min(posting.id) FILTER (WHERE posting.created_at < ledger_account.closed_before) AS late,
      count(DISTINCT posting.invoice_id) AS invoices,
      sum(written.amount)::bigint AS amount,
      coalesce(sum(written.amount) FILTER (WHERE invoice.flow_type = 'DEPOSIT'), 0)::bigint AS deposits,
      coalesce(sum(written.amount) FILTER (WHERE invoice.flow_type = 'WITHDRAWAL'), 0)::bigint
        AS withdrawals,
      coalesce(sum(written.amount) FILTER (WHERE posting.kind = 'settlement'), 0)::bigint AS settlements,
      coalesce(sum(written.amount) FILTER (WHERE posting.kind = 'money_reported'), 0)::bigint AS received,
      coalesce(sum(written.amount) FILTER (WHERE posting.kind IN ('status_moved', 'return_paid')), 0)::bigint
        AS paid_out,
      coalesce(sum(written.amount) FILTER (WHERE posting.kind = 'account_movement'), 0)::bigint AS moved
    FROM written
    JOIN ledger_account ON ledger_account.id = written.account_id
    JOIN posting ON posting.id = written.posting_id
    LEFT JOIN invoice ON invoice.id = posting.invoice_id
    GROUP BY 1, 2, 3, 4, 5
    ORDER BY min(written.id)
  LOOP
    IF carried.mixed IS NOT NULL THEN
      RAISE EXCEPTION 'posting % mixes test with production', carried.mixed
        USING ERRCODE = 'check_violation';
    END IF;
    IF carried.late IS NOT NULL THEN
      RAISE EXCEPTION 'posting % is in a closed day', carried.late USING ERRCODE = 'check_violation';
    END IF;
    IF carried.kind = 'suspense' AND carried.merchant_id IS NOT NULL
      AND (carried.amount <> 0 OR carried.invoices > 1) THEN
      moves_suspense := true;
    END IF;
    -- Of an account with days the sums may change even where its entries cancel out.
    CONTINUE WHEN carried.amount = 0 AND NOT carried.has_days;
    INSERT INTO ledger_delta (account_id, day, amount, deposits, withdrawals, settlements, received,
      paid_out, moved)
    VALUES (carried.account_id, CASE WHEN carried.has_days THEN carried.day END, carried.amount,
      carried.deposits, carried.withdrawals, carried.settlements, carried.received, carried.paid_out,
      carried.moved);
    IF (carried.kind = 'merchant_balance' AND carried.amount < 0)
      OR (carried.kind = 'payment_account' AND carried.amount > 0) THEN
      PERFORM FROM ledger_account WHERE id = carried.account_id FOR NO KEY UPDATE;
      DELETE FROM ledger_delta WHERE account_id = carried.account_id;
    END IF;
  END LOOP;
  -- What one statement brings to an invoice and takes away again leaves no row (LEDGER-321).
  IF moves_suspense THEN
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
  END IF;
  RETURN NULL;
END $$;
