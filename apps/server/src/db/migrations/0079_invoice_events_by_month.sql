-- A table by month may also be divided by a UUIDv7, which begins with its time in ms (ADR 52). The first one of a moment:
CREATE FUNCTION first_uuid_of(moment timestamptz) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (lpad(to_hex(greatest(0, floor(extract(epoch FROM moment) * 1000))::bigint), 12, '0') || repeat('0', 20))::uuid
$$;
--> statement-breakpoint
-- The moment of a bound or of a key, as text: a time, or a UUIDv7.
CREATE FUNCTION moment_of_key(key text) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN key ~ '^[0-9a-f]{8}-'
    THEN to_timestamp(('x' || left(replace(key, '-', ''), 12))::bit(48)::bigint / 1000.0)
    ELSE key::timestamptz END
$$;
--> statement-breakpoint
-- The bound of a table by month at a moment, as text.
CREATE FUNCTION key_of_moment(parent regclass, moment timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN atttypid = 'uuid'::regtype THEN first_uuid_of(moment)::text ELSE moment::text END
  FROM pg_partitioned_table JOIN pg_attribute ON attrelid = partrelid AND attnum = partattrs[0]
  WHERE partrelid = parent
$$;
--> statement-breakpoint
-- Until when the months of a table were dropped after they were archived; the beginning of time where none was.
CREATE FUNCTION dropped_until(parent regclass) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN bool_or(bound LIKE 'FOR VALUES FROM (MINVALUE)%') THEN 'epoch'::timestamptz
    ELSE coalesce(min(moment_of_key(substring(bound FROM 'FROM \(''(.+?)''\)'))), 'epoch'::timestamptz) END
  FROM (
    SELECT pg_get_expr(relpartbound, pg_class.oid) AS bound FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
    WHERE inhparent = parent AND relname NOT LIKE '%\_kept') parts
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION covered_until(parent regclass) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT max(moment_of_key(substring(pg_get_expr(part.relpartbound, part.oid) FROM 'TO \(''(.+)''\)')))
  FROM pg_inherits JOIN pg_class part ON part.oid = inhrelid WHERE inhparent = parent
$$;
--> statement-breakpoint
-- Attaching a partition locks the tables that it refers to, and the default one, which readers have. In this order nobody
-- who writes an invoice and then reads what belongs to it waits for this while this waits for them.
CREATE FUNCTION lock_referenced(parent regclass) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  referenced regclass;
BEGIN
  FOR referenced IN SELECT DISTINCT confrelid FROM pg_constraint WHERE conrelid = parent AND contype = 'f' ORDER BY 1 LOOP
    EXECUTE format('LOCK TABLE ONLY %s IN SHARE ROW EXCLUSIVE MODE', referenced);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION add_partition(parent text, starts timestamptz, ends timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  part text := parent || to_char(starts AT TIME ZONE 'UTC', '"_"YYYY"_"MM');
BEGIN
  PERFORM lock_referenced(parent::regclass);
  -- Attaching a table that exists lets others read and write meanwhile; creating it as a partition would not.
  EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL)', part, parent);
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent, part,
    key_of_moment(parent::regclass, starts), key_of_moment(parent::regclass, ends));
  PERFORM dress_partition(parent::regclass, part::regclass);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION adopt_default(parent text, key text, starts timestamptz, latest timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  part text := parent || to_char(starts AT TIME ZONE 'UTC', '"_"YYYY"_"MM');
  first_key text;
  last_key text;
  first_row timestamptz;
  last_row timestamptz;
BEGIN
  PERFORM lock_referenced(parent::regclass);
  EXECUTE format('ALTER TABLE %I DETACH PARTITION %I', parent, parent || '_default');
  -- There is no min(uuid) before PostgreSQL 18.
  EXECUTE format('SELECT (SELECT %1$I::text FROM %2$I ORDER BY %2$I.%1$I LIMIT 1),
    (SELECT %1$I::text FROM %2$I ORDER BY %2$I.%1$I DESC LIMIT 1)', key, parent || '_default') INTO first_key, last_key;
  first_row := moment_of_key(first_key);
  last_row := moment_of_key(last_key);
  IF first_row < starts OR last_row >= latest THEN
    RAISE EXCEPTION 'the rows of %_default are of % to %, which no partition can cover', parent, first_row, last_row;
  END IF;
  EXECUTE format('ALTER TABLE %I RENAME TO %I', parent || '_default', part);
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent, part,
    key_of_moment(parent::regclass, starts), key_of_moment(parent::regclass, month_after(last_row)));
  PERFORM dress_partition(parent::regclass, part::regclass);
  PERFORM add_default_partition(parent);
END $$;
--> statement-breakpoint
-- A foreign key of the table locks the invoices, too: this gives up before a deadlock is looked for, so that a payment
-- never loses against it.
CREATE OR REPLACE FUNCTION add_partitions(moment timestamptz) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '900ms' AS $$
DECLARE
  state record;
  parent regclass;
  starts timestamptz;
  has_rows boolean;
  added integer := 0;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('add_partitions')) THEN
    RETURN 0;
  END IF;
  FOR state IN SELECT * FROM partition_state() LOOP
    parent := state.table_name::regclass;
    -- Five years at once at most, whatever the moment.
    FOR step IN 1..60 LOOP
      starts := covered_until(parent);
      EXIT WHEN starts IS NULL OR starts > moment + interval '3 months';
      EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE %I >= %L AND %I < %L)', state.table_name || '_default',
        state.key_name, key_of_moment(parent, starts), state.key_name, key_of_moment(parent, month_after(starts)))
        INTO has_rows;
      IF has_rows THEN
        PERFORM adopt_default(state.table_name, state.key_name, starts, moment + interval '3 months');
      ELSE
        PERFORM add_partition(state.table_name, starts, month_after(starts));
      END IF;
      added := added + 1;
    END LOOP;
  END LOOP;
  RETURN added;
END $$;
--> statement-breakpoint
-- As before, also for a key of type uuid, for one that is the id itself, whose primary key stays, and for sequences of
-- other columns than the id; a unique constraint stays one.
CREATE OR REPLACE FUNCTION partition_by_month(parent text, key text, primary_key text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  part text := parent || '_first';
  indexes text[];
  constraints text[];
  triggers text[];
  primary_columns text := CASE WHEN key = 'id' THEN '(id)' ELSE format('(id, %I)', key) END;
  given record;
  ends timestamptz;
BEGIN
  EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', parent);
  indexes := array(SELECT pg_get_indexdef(indexrelid) FROM pg_index
    WHERE indrelid = parent::regclass AND NOT indisprimary
      AND indexrelid NOT IN (SELECT conindid FROM pg_constraint WHERE conrelid = parent::regclass AND contype = 'u'));
  constraints := array(SELECT format('%I %s', conname, pg_get_constraintdef(oid)) FROM pg_constraint
    WHERE conrelid = parent::regclass AND contype IN ('f', 'u'));
  triggers := array(SELECT pg_get_triggerdef(oid) FROM pg_trigger
    WHERE tgrelid = parent::regclass AND NOT tgisinternal);
  FOR given IN SELECT tgname FROM pg_trigger WHERE tgrelid = parent::regclass AND NOT tgisinternal LOOP
    EXECUTE format('DROP TRIGGER %I ON %I', given.tgname, parent);
  END LOOP;
  IF key <> 'id' THEN
    EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', parent,
      (SELECT conname FROM pg_constraint WHERE conrelid = parent::regclass AND contype = 'p'));
  END IF;
  EXECUTE format('ALTER TABLE %I RENAME TO %I', parent, part);
  FOR given IN SELECT relname FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
    WHERE indrelid = part::regclass LOOP
    EXECUTE format('ALTER INDEX %I RENAME TO %I', given.relname, replace(given.relname, parent, part));
  END LOOP;
  IF key <> 'id' THEN
    EXECUTE format('ALTER TABLE %I ADD PRIMARY KEY %s', part, primary_columns);
  END IF;
  EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING STORAGE)
    PARTITION BY RANGE (%I)', parent, part, key);
  FOR given IN SELECT attname, pg_get_serial_sequence(part, attname) AS sequence FROM pg_attribute
    WHERE attrelid = part::regclass AND attnum > 0 AND NOT attisdropped
      AND pg_get_serial_sequence(part, attname) IS NOT NULL
  LOOP
    EXECUTE format('ALTER SEQUENCE %s OWNED BY %I.%I', given.sequence, parent, given.attname);
  END LOOP;
  EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I PRIMARY KEY %s', parent, primary_key, primary_columns);
  FOR place IN 1..cardinality(indexes) LOOP
    EXECUTE indexes[place];
  END LOOP;
  FOR place IN 1..cardinality(constraints) LOOP
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %s', parent, constraints[place]);
  END LOOP;
  EXECUTE format('SELECT month_after(greatest(now(), moment_of_key(
    (SELECT %1$I::text FROM %2$I ORDER BY %2$I.%1$I DESC LIMIT 1))))', key, part) INTO ends;
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)', parent, part,
    key_of_moment(parent::regclass, ends));
  FOR place IN 1..cardinality(triggers) LOOP
    EXECUTE triggers[place];
  END LOOP;
  PERFORM dress_partition(parent::regclass, part::regclass);
  PERFORM add_default_partition(parent);
END $$;
--> statement-breakpoint
-- The foreign key locks the invoices, too. A transaction locks or reads an invoice before it writes anything of it, so this
-- waits until none is under way, and lets none begin: otherwise each would wait for a table that the other has. Where a
-- transaction begins otherwise, this gives up before a deadlock is looked for, and is tried again.
DO $$
BEGIN
  LOCK TABLE invoice IN ACCESS EXCLUSIVE MODE;
  PERFORM set_config('lock_timeout', '900ms', true);
  LOCK TABLE invoice_event IN ACCESS EXCLUSIVE MODE;
END $$;
--> statement-breakpoint
SELECT partition_by_month('invoice_event', 'invoice_id', 'invoice_event_id_invoice_id_pk');
--> statement-breakpoint
SELECT add_partitions(now());
