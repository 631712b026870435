CREATE OR REPLACE FUNCTION carry_entries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
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
  -- Each row is looked up by its key, not by a join, which reads all accounts while there are a few hundred (ADR 39).
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
    CROSS JOIN LATERAL (SELECT * FROM ledger_account WHERE id = written.account_id OFFSET 0) AS ledger_account
    CROSS JOIN LATERAL (SELECT * FROM posting WHERE id = written.posting_id OFFSET 0) AS posting
    LEFT JOIN LATERAL (SELECT flow_type, is_test FROM invoice WHERE id = posting.invoice_id OFFSET 0) AS invoice
      ON true
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
