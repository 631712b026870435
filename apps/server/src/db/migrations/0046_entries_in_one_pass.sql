-- Three triggers read the entries of a statement with their postings and invoices, each for itself: now one
-- does. In the order of the first entry of each account, which holds the account: its balance, whether the
-- day is closed, and the sums of the day (LEDGER-323). A posting that is dated in the past also moves the
-- openings after it.
CREATE FUNCTION carry_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  broken bigint;
  carried record;
  closed timestamptz;
  moves_suspense boolean := false;
BEGIN
  SELECT posting_id INTO broken FROM written
    GROUP BY posting_id, currency, is_test HAVING sum(amount) <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'posting % is not balanced', broken USING ERRCODE = 'check_violation';
  END IF;
  FOR carried IN
    SELECT written.account_id, ledger_account.kind, ledger_account.merchant_id,
      (posting.created_at AT TIME ZONE 'UTC')::date AS day,
      min(posting.id) FILTER (WHERE written.is_test <> invoice.is_test) AS mixed,
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
    GROUP BY 1, 2, 3, 4
    ORDER BY min(written.id)
  LOOP
    IF carried.mixed IS NOT NULL THEN
      RAISE EXCEPTION 'posting % mixes test with production', carried.mixed
        USING ERRCODE = 'check_violation';
    END IF;
    IF carried.kind = 'suspense' AND carried.merchant_id IS NOT NULL
      AND (carried.amount <> 0 OR carried.invoices > 1) THEN
      moves_suspense := true;
    END IF;
    -- An account with days is held even where its entries cancel out, since its days may change.
    CONTINUE WHEN carried.amount = 0
      AND carried.kind NOT IN ('merchant_balance', 'merchant_reserve', 'payment_account');
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
    CONTINUE WHEN carried.kind NOT IN ('merchant_balance', 'merchant_reserve', 'payment_account');
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
--> statement-breakpoint
CREATE TRIGGER entry_is_carried AFTER INSERT ON entry
  REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION carry_entries();
--> statement-breakpoint
DROP TRIGGER entry_carries_to_balance ON entry;
--> statement-breakpoint
DROP TRIGGER entry_carries_to_days ON entry;
--> statement-breakpoint
DROP TRIGGER entry_carries_to_suspense ON entry;
--> statement-breakpoint
DROP FUNCTION carry_entries_to_balances();
--> statement-breakpoint
DROP FUNCTION carry_entries_to_days();
--> statement-breakpoint
DROP FUNCTION carry_entries_to_suspense();
