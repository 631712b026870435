-- Postings and entries are partitioned by ranges of the postings' ids, of about a quarter of a year each (ADR 55).
-- As before, and none for the bound of a range of numbers, which is no moment.
CREATE OR REPLACE FUNCTION moment_of_key(key text) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN key ~ '^[0-9]+$' THEN NULL
    WHEN key ~ '^[0-9a-f]{8}-' THEN to_timestamp(('x' || left(replace(key, '-', ''), 12))::bit(48)::bigint / 1000.0)
    ELSE key::timestamptz END
$$;
--> statement-breakpoint
-- The partitions of the postings, with the ids that each takes; from null for the first one.
CREATE FUNCTION ledger_ranges() RETURNS TABLE (part text, starts bigint, ends bigint)
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT relname::text, substring(bound FROM 'FROM \(''?(\d+)')::bigint, substring(bound FROM 'TO \(''?(\d+)')::bigint
  FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
  CROSS JOIN LATERAL (SELECT pg_get_expr(relpartbound, pg_class.oid) AS bound) bounds
  WHERE inhparent = 'posting'::regclass AND bound <> 'DEFAULT'
$$;
--> statement-breakpoint
CREATE FUNCTION add_ledger_partition(parent text, key text, starts bigint, ends bigint) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  part text := format('%s_from_%s', parent, starts);
  outside text := parent || '_default';
  is_found boolean;
BEGIN
  PERFORM lock_referenced(parent::regclass);
  EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE %I >= %s AND %I < %s)', outside, key, starts, key, ends)
    INTO is_found;
  IF is_found THEN
    -- The default partition becomes that of its rows, without moving one.
    EXECUTE format('ALTER TABLE %I DETACH PARTITION %I', parent, outside);
    EXECUTE format('ALTER TABLE %I RENAME TO %I', outside, part);
  ELSE
    -- Attaching a table that exists lets others read and write meanwhile; creating it as a partition would not.
    EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL)', part, parent);
  END IF;
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%s) TO (%s)', parent, part, starts, ends);
  PERFORM dress_partition(parent::regclass, part::regclass);
  IF is_found THEN
    PERFORM add_default_partition(parent);
  END IF;
END $$;
--> statement-breakpoint
-- Adds partitions until three are empty, and returns how many. With the rights of the owner, and giving up before a
-- deadlock is looked for, like add_partitions.
CREATE FUNCTION add_ledger_partitions() RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '900ms' AS $$
DECLARE
  latest bigint;
  starts bigint;
  ends bigint;
  ahead integer;
  added integer := 0;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('add_partitions')) THEN
    RETURN 0;
  END IF;
  LOOP
    SELECT last_value INTO latest FROM posting_id_seq;
    SELECT count(*) FILTER (WHERE ledger_ranges.starts > latest), max(ledger_ranges.ends) INTO ahead, starts
      FROM ledger_ranges();
    EXIT WHEN ahead >= 3 OR added >= 12;
    -- All that the default partition has goes to one.
    ends := greatest(starts + postings_of_a_quarter(), (SELECT max(id) + 1 FROM posting_default));
    PERFORM add_ledger_partition('posting', 'id', starts, ends);
    PERFORM add_ledger_partition('entry', 'posting_id', starts, ends);
    added := added + 1;
  END LOOP;
  RETURN added;
END $$;
--> statement-breakpoint
-- What partitioned tables have together, which autovacuum does not look at: the planner expects the worst without it.
CREATE FUNCTION analyze_partitioned() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '900ms' AS $$
DECLARE
  parent text;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('analyze_partitioned')) THEN
    RETURN;
  END IF;
  FOR parent IN SELECT relname FROM pg_partitioned_table JOIN pg_class ON pg_class.oid = partrelid
    WHERE relnamespace = 'public'::regnamespace ORDER BY relname
  LOOP
    EXECUTE format('ANALYZE %I', parent);
  END LOOP;
END $$;
--> statement-breakpoint
-- Makes a table the first partition of its successor, below the bound that its rows were shown to have. Nothing is
-- copied and nothing is read.
CREATE FUNCTION partition_by_posting(parent text, key text, primary_key text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  part text := parent || '_first';
  bound text := (SELECT substring(pg_get_constraintdef(oid) FROM '< ''?(\d+)') FROM pg_constraint
    WHERE conrelid = parent::regclass AND conname = parent || '_first_bound');
  indexes text[];
  foreign_keys text[];
  triggers text[];
  given record;
BEGIN
  indexes := array(SELECT pg_get_indexdef(indexrelid) FROM pg_index
    WHERE indrelid = parent::regclass AND NOT indisprimary);
  foreign_keys := array(SELECT format('%I %s', conname, pg_get_constraintdef(oid)) FROM pg_constraint
    WHERE conrelid = parent::regclass AND contype = 'f');
  triggers := array(SELECT pg_get_triggerdef(oid) FROM pg_trigger
    WHERE tgrelid = parent::regclass AND NOT tgisinternal);
  FOR given IN SELECT tgname FROM pg_trigger WHERE tgrelid = parent::regclass AND NOT tgisinternal LOOP
    EXECUTE format('DROP TRIGGER %I ON %I', given.tgname, parent);
  END LOOP;
  EXECUTE format('ALTER TABLE %I RENAME TO %I', parent, part);
  FOR given IN SELECT relname FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
    WHERE indrelid = part::regclass AND relname NOT LIKE part || '%' LOOP
    EXECUTE format('ALTER INDEX %I RENAME TO %I', given.relname, replace(given.relname, parent, part));
  END LOOP;
  EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING STORAGE)
    PARTITION BY RANGE (%I)', parent, part, key);
  EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', parent, part || '_bound');
  EXECUTE format('ALTER SEQUENCE %I OWNED BY %I.id', parent || '_id_seq', parent);
  EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %s', parent, primary_key);
  FOR place IN 1..cardinality(indexes) LOOP
    EXECUTE indexes[place];
  END LOOP;
  FOR place IN 1..cardinality(foreign_keys) LOOP
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %s', parent, foreign_keys[place]);
  END LOOP;
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%s)', parent, part, bound);
  EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', part, part || '_bound');
  FOR place IN 1..cardinality(triggers) LOOP
    EXECUTE triggers[place];
  END LOOP;
  PERFORM dress_partition(parent::regclass, part::regclass);
  PERFORM add_default_partition(parent);
END $$;
--> statement-breakpoint
-- As before (0068); it refuses an entry without a posting, too. The range of the statement's postings leaves the other
-- partitions out of the plan when it starts, which a plan for these values alone would not be worth.
CREATE OR REPLACE FUNCTION carry_entries() RETURNS trigger LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  broken bigint;
  first_posting bigint;
  last_posting bigint;
  carried record;
  moves_suspense boolean := false;
BEGIN
  SELECT posting_id INTO broken FROM written
    GROUP BY posting_id, currency, is_test HAVING sum(amount) <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'posting % is not balanced', broken USING ERRCODE = 'check_violation';
  END IF;
  SELECT min(posting_id), max(posting_id) INTO first_posting, last_posting FROM written;
  -- Each row is looked up by its key, not by a join, which reads all accounts while there are a few hundred (ADR 39).
  FOR carried IN
    SELECT written.account_id, ledger_account.kind, ledger_account.merchant_id,
      ledger_account.kind IN ('merchant_balance', 'merchant_reserve', 'payment_account') AS has_days,
      (posting.created_at AT TIME ZONE 'UTC')::date AS day,
      min(written.posting_id) FILTER (WHERE posting.id IS NULL) AS alone,
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
    LEFT JOIN LATERAL (SELECT * FROM posting WHERE id = written.posting_id
      AND id BETWEEN first_posting AND last_posting OFFSET 0) AS posting ON true
    LEFT JOIN LATERAL (SELECT flow_type, is_test FROM invoice WHERE id = posting.invoice_id OFFSET 0) AS invoice
      ON true
    GROUP BY 1, 2, 3, 4, 5
    ORDER BY min(written.id)
  LOOP
    IF carried.alone IS NOT NULL THEN
      RAISE EXCEPTION 'posting % of an entry does not exist', carried.alone USING ERRCODE = 'foreign_key_violation';
    END IF;
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
      JOIN posting ON posting.id = written.posting_id AND posting.id BETWEEN first_posting AND last_posting
      WHERE posting.invoice_id IS NOT NULL
      GROUP BY posting.invoice_id HAVING sum(written.amount) <> 0 ORDER BY posting.invoice_id
      ON CONFLICT (invoice_id) DO UPDATE SET amount = kept.amount + excluded.amount;
    IF FOUND THEN
      DELETE FROM invoice_suspense WHERE amount = 0 AND invoice_id IN (
        SELECT posting.invoice_id FROM written JOIN posting ON posting.id = written.posting_id
          AND posting.id BETWEEN first_posting AND last_posting);
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- In the order of a transaction that writes them: the foreign keys lock what they refer to. This gives up before that is a
-- deadlock, and is tried again.
DO $$
BEGIN
  LOCK TABLE invoice, transfer, settlement, account_movement, person, ledger_account IN SHARE ROW EXCLUSIVE MODE;
  PERFORM set_config('lock_timeout', '900ms', true);
  LOCK TABLE posting, entry IN ACCESS EXCLUSIVE MODE;
END $$;
--> statement-breakpoint
-- The trigger on the entries reads their postings, and refuses an entry without one.
ALTER TABLE entry DROP CONSTRAINT entry_posting_id_posting_id_fk;
--> statement-breakpoint
ALTER TABLE entry DROP CONSTRAINT entry_pkey;
--> statement-breakpoint
ALTER TABLE entry ADD CONSTRAINT entry_first_pkey PRIMARY KEY USING INDEX entry_first_pkey;
--> statement-breakpoint
SELECT partition_by_posting('posting', 'id', 'posting_pkey PRIMARY KEY (id)');
--> statement-breakpoint
SELECT partition_by_posting('entry', 'posting_id', 'entry_id_posting_id_pk PRIMARY KEY (id, posting_id)');
--> statement-breakpoint
DROP FUNCTION partition_by_posting(text, text, text);
--> statement-breakpoint
SELECT add_ledger_partitions();
