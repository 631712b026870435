-- The tables of postings and entries become the first partitions of larger ones (ADR 55). Their rows are shown to be
-- below a bound here, while others write, so that nothing is read again under the lock of the change.
-- How many postings a partition takes: those of a quarter of a year at the rate of the last one.
CREATE FUNCTION postings_of_a_quarter() RETURNS bigint LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT greatest(100000, (SELECT last_value FROM posting_id_seq) - coalesce(
    (SELECT id FROM posting WHERE created_at < now() - interval '90 days' ORDER BY created_at DESC, id DESC LIMIT 1), 0))
$$;
--> statement-breakpoint
DO $$
DECLARE
  bound bigint := (SELECT last_value + postings_of_a_quarter() FROM posting_id_seq);
BEGIN
  EXECUTE format('ALTER TABLE posting ADD CONSTRAINT posting_first_bound CHECK (id < %s) NOT VALID', bound);
  EXECUTE format('ALTER TABLE entry ADD CONSTRAINT entry_first_bound CHECK (posting_id < %s) NOT VALID', bound);
END $$;
