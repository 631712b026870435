CREATE TABLE "ledger_day" (
	"account_id" bigint NOT NULL,
	"day" date NOT NULL,
	"opening" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"deposits" bigint NOT NULL,
	"withdrawals" bigint NOT NULL,
	"settlements" bigint NOT NULL,
	"received" bigint NOT NULL,
	"paid_out" bigint NOT NULL,
	"moved" bigint NOT NULL,
	CONSTRAINT "ledger_day_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
ALTER TABLE "ledger_day" ADD CONSTRAINT "ledger_day_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Sums the entries of postings of some days, which follow the days that are summed already.
CREATE FUNCTION sum_ledger_days(since timestamptz, until timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_day (account_id, day, opening, amount, deposits, withdrawals, settlements,
    received, paid_out, moved)
  SELECT summed.account_id, summed.day,
    coalesce((SELECT last.opening + last.amount FROM ledger_day last
        WHERE last.account_id = summed.account_id ORDER BY last.day DESC LIMIT 1), 0)
      + sum(summed.amount) OVER (PARTITION BY summed.account_id ORDER BY summed.day) - summed.amount,
    summed.amount, summed.deposits, summed.withdrawals, summed.settlements, summed.received,
    summed.paid_out, summed.moved
  FROM (
    SELECT entry.account_id, (posting.created_at AT TIME ZONE 'UTC')::date AS day,
      sum(entry.amount) AS amount,
      coalesce(sum(entry.amount) FILTER (WHERE invoice.flow_type = 'DEPOSIT'), 0) AS deposits,
      coalesce(sum(entry.amount) FILTER (WHERE invoice.flow_type = 'WITHDRAWAL'), 0) AS withdrawals,
      coalesce(sum(entry.amount) FILTER (WHERE posting.kind = 'settlement'), 0) AS settlements,
      coalesce(sum(entry.amount) FILTER (WHERE posting.kind = 'money_reported'), 0) AS received,
      coalesce(sum(entry.amount) FILTER (WHERE posting.kind IN ('status_moved', 'return_paid')), 0)
        AS paid_out,
      coalesce(sum(entry.amount) FILTER (WHERE posting.kind = 'account_movement'), 0) AS moved
    FROM posting
    JOIN entry ON entry.posting_id = posting.id
    JOIN ledger_account ON ledger_account.id = entry.account_id
      AND ledger_account.kind IN ('merchant_balance', 'merchant_reserve', 'payment_account')
    LEFT JOIN invoice ON invoice.id = posting.invoice_id
    WHERE posting.created_at >= since AND posting.created_at < until
    GROUP BY 1, 2
  ) summed;
END $$;
--> statement-breakpoint
-- The days before yesterday while others write: a posting is dated when it is written, and no transaction of a
-- server lives that long. `now()` is the same in the whole migration.
SELECT sum_ledger_days('-infinity', date_trunc('day', now(), 'UTC') - interval '24 hours');
--> statement-breakpoint
-- The sums of a day are kept by the database, as balances are (LEDGER-323). The trigger of the balances comes
-- before, by its name, and holds the account: so its days change one after another. A posting that is dated in
-- the past also moves the openings after it.
CREATE FUNCTION carry_entries_to_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  carried record;
BEGIN
  FOR carried IN
    SELECT written.account_id, (posting.created_at AT TIME ZONE 'UTC')::date AS day,
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
      AND ledger_account.kind IN ('merchant_balance', 'merchant_reserve', 'payment_account')
    JOIN posting ON posting.id = written.posting_id
    LEFT JOIN invoice ON invoice.id = posting.invoice_id
    GROUP BY 1, 2
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
-- Its lock keeps writers out until all of this is committed, so the rest of the days misses none of them.
CREATE TRIGGER entry_carries_to_days AFTER INSERT ON entry
  REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION carry_entries_to_days();
--> statement-breakpoint
SELECT sum_ledger_days(date_trunc('day', now(), 'UTC') - interval '24 hours', 'infinity');
--> statement-breakpoint
DROP FUNCTION sum_ledger_days(timestamptz, timestamptz);
--> statement-breakpoint
CREATE TRIGGER ledger_day_by_entries BEFORE INSERT OR UPDATE OR DELETE ON ledger_day
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_balance();
--> statement-breakpoint
-- As before, and an account with days is held even where its entries cancel out, since its days may change.
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
    SELECT written.account_id, sum(written.amount)::bigint AS amount FROM written
    JOIN ledger_account ON ledger_account.id = written.account_id
    GROUP BY written.account_id, ledger_account.kind
    HAVING sum(written.amount) <> 0
      OR ledger_account.kind IN ('merchant_balance', 'merchant_reserve', 'payment_account')
    ORDER BY min(written.id)
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
