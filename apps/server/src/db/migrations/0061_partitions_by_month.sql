-- Tables that grow are partitioned by month (ADR 52). A partition has the indexes of its table under its own name, and
-- its triggers of statements, which PostgreSQL gives to no partition by itself: so none is emptied or filled past them.
CREATE FUNCTION dress_partition(parent regclass, part regclass) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  given record;
BEGIN
  FOR given IN
    SELECT own.relname AS name, replace(of_parent.relname, parent_name.relname, part_name.relname) AS better
    FROM pg_index JOIN pg_class own ON own.oid = indexrelid
    JOIN pg_inherits ON inhrelid = own.oid JOIN pg_class of_parent ON of_parent.oid = inhparent
    JOIN pg_class parent_name ON parent_name.oid = parent JOIN pg_class part_name ON part_name.oid = part
    WHERE indrelid = part
  LOOP
    CONTINUE WHEN given.name = given.better;
    EXECUTE format('ALTER INDEX %I RENAME TO %I', given.name, given.better);
  END LOOP;
  FOR given IN
    SELECT replace(pg_get_triggerdef(oid), format(' ON public.%I ', (SELECT relname FROM pg_class WHERE oid = parent)),
      format(' ON public.%I ', (SELECT relname FROM pg_class WHERE oid = part))) AS definition
    FROM pg_trigger WHERE tgrelid = parent AND NOT tgisinternal AND tgtype & 1 = 0
      AND tgname NOT IN (SELECT tgname FROM pg_trigger WHERE tgrelid = part)
  LOOP
    EXECUTE given.definition;
  END LOOP;
END $$;
--> statement-breakpoint
-- The end of the last month of a table that has a partition.
CREATE FUNCTION covered_until(parent regclass) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT max(substring(pg_get_expr(part.relpartbound, part.oid) FROM 'TO \(''(.+)''\)')::timestamptz)
  FROM pg_inherits JOIN pg_class part ON part.oid = inhrelid WHERE inhparent = parent
$$;
--> statement-breakpoint
CREATE FUNCTION month_after(moment timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT (date_trunc('month', moment AT TIME ZONE 'UTC') + interval '1 month') AT TIME ZONE 'UTC'
$$;
--> statement-breakpoint
-- The tables by month: until when they have partitions, and their rows that have none of their own (1,000 at most).
CREATE FUNCTION partition_state() RETURNS TABLE (table_name text, key_name text, covered timestamptz, default_rows bigint)
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
BEGIN
  FOR table_name, key_name, covered IN
    SELECT relname, attname, covered_until(partrelid::regclass) FROM pg_partitioned_table
    JOIN pg_class ON pg_class.oid = partrelid JOIN pg_attribute ON attrelid = partrelid AND attnum = partattrs[0]
    WHERE relnamespace = 'public'::regnamespace ORDER BY relname
  LOOP
    EXECUTE format('SELECT count(*) FROM (SELECT FROM %I LIMIT 1000) some_rows', table_name || '_default')
      INTO default_rows;
    RETURN NEXT;
  END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION add_partition(parent text, starts timestamptz, ends timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  part text := parent || to_char(starts AT TIME ZONE 'UTC', '"_"YYYY"_"MM');
BEGIN
  -- Attaching a table that exists lets others read and write meanwhile; creating it as a partition would not.
  EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL)', part, parent);
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent, part, starts, ends);
  PERFORM dress_partition(parent::regclass, part::regclass);
END $$;
--> statement-breakpoint
CREATE FUNCTION add_default_partition(parent text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  part text := parent || '_default';
BEGIN
  EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL)', part, parent);
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I DEFAULT', parent, part);
  PERFORM dress_partition(parent::regclass, part::regclass);
END $$;
--> statement-breakpoint
-- The default partition becomes that of the months of its rows, which thereby have one without being moved.
CREATE FUNCTION adopt_default(parent text, key text, starts timestamptz, latest timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  part text := parent || to_char(starts AT TIME ZONE 'UTC', '"_"YYYY"_"MM');
  first_row timestamptz;
  last_row timestamptz;
BEGIN
  EXECUTE format('ALTER TABLE %I DETACH PARTITION %I', parent, parent || '_default');
  EXECUTE format('SELECT min(%I), max(%I) FROM %I', key, key, parent || '_default') INTO first_row, last_row;
  IF first_row < starts OR last_row >= latest THEN
    RAISE EXCEPTION 'the rows of %_default are of % to %, which no partition can cover', parent, first_row, last_row;
  END IF;
  EXECUTE format('ALTER TABLE %I RENAME TO %I', parent || '_default', part);
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
    parent, part, starts, month_after(last_row));
  PERFORM dress_partition(parent::regclass, part::regclass);
  PERFORM add_default_partition(parent);
END $$;
--> statement-breakpoint
-- Adds partitions up to three months after a moment, and returns how many. With the rights of the owner, since servers
-- may change no table (RUN-580). It waits for a lock for a short time only: the next hour will do, too.
CREATE FUNCTION add_partitions(moment timestamptz) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '2s' AS $$
DECLARE
  state record;
  starts timestamptz;
  has_rows boolean;
  added integer := 0;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('add_partitions')) THEN
    RETURN 0;
  END IF;
  FOR state IN SELECT * FROM partition_state() LOOP
    -- Five years at once at most, whatever the moment.
    FOR step IN 1..60 LOOP
      starts := covered_until(state.table_name::regclass);
      EXIT WHEN starts IS NULL OR starts > moment + interval '3 months';
      EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE %I >= %L AND %I < %L)', state.table_name || '_default',
        state.key_name, starts, state.key_name, month_after(starts)) INTO has_rows;
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
-- Makes a table one of partitions by month. Its rows stay where they are: it becomes the first partition, which reaches
-- to the end of this month. Nothing is copied; only the primary key is built again.
CREATE FUNCTION partition_by_month(parent text, key text, primary_key text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  part text := parent || '_first';
  indexes text[];
  foreign_keys text[];
  triggers text[];
  given record;
  ends timestamptz;
BEGIN
  EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', parent);
  indexes := array(SELECT pg_get_indexdef(indexrelid) FROM pg_index
    WHERE indrelid = parent::regclass AND NOT indisprimary);
  foreign_keys := array(SELECT format('%I %s', conname, pg_get_constraintdef(oid)) FROM pg_constraint
    WHERE conrelid = parent::regclass AND contype = 'f');
  triggers := array(SELECT pg_get_triggerdef(oid) FROM pg_trigger
    WHERE tgrelid = parent::regclass AND NOT tgisinternal);
  FOR given IN SELECT tgname FROM pg_trigger WHERE tgrelid = parent::regclass AND NOT tgisinternal LOOP
    EXECUTE format('DROP TRIGGER %I ON %I', given.tgname, parent);
  END LOOP;
  EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', parent,
    (SELECT conname FROM pg_constraint WHERE conrelid = parent::regclass AND contype = 'p'));
  EXECUTE format('ALTER TABLE %I RENAME TO %I', parent, part);
  FOR given IN SELECT relname FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
    WHERE indrelid = part::regclass LOOP
    EXECUTE format('ALTER INDEX %I RENAME TO %I', given.relname, replace(given.relname, parent, part));
  END LOOP;
  EXECUTE format('ALTER TABLE %I ADD PRIMARY KEY (id, %I)', part, key);
  EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING STORAGE)
    PARTITION BY RANGE (%I)', parent, part, key);
  EXECUTE format('ALTER SEQUENCE %I OWNED BY %I.id', parent || '_id_seq', parent);
  EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I PRIMARY KEY (id, %I)', parent, primary_key, key);
  FOR place IN 1..cardinality(indexes) LOOP
    EXECUTE indexes[place];
  END LOOP;
  FOR place IN 1..cardinality(foreign_keys) LOOP
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %s', parent, foreign_keys[place]);
  END LOOP;
  EXECUTE format('SELECT month_after(greatest(now(), max(%I))) FROM %I', key, part) INTO ends;
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)', parent, part, ends);
  FOR place IN 1..cardinality(triggers) LOOP
    EXECUTE triggers[place];
  END LOOP;
  PERFORM dress_partition(parent::regclass, part::regclass);
  PERFORM add_default_partition(parent);
END $$;
--> statement-breakpoint
-- The lock of the tries comes before that of the callbacks, as in the transaction that records a try.
SELECT partition_by_month('callback_try', 'tried_at', 'callback_try_id_tried_at_pk');
--> statement-breakpoint
SELECT add_partitions(now());
