-- In a transaction of its own, so that it holds no other lock while it waits for this one.
SELECT partition_by_month('audit_entry', 'created_at', 'audit_entry_id_created_at_pk');
--> statement-breakpoint
SELECT add_partitions(now());
--> statement-breakpoint
-- The time of an entry leads to its partition.
ALTER TABLE audit_pending ADD COLUMN created_at timestamp (3) with time zone;
--> statement-breakpoint
UPDATE audit_pending SET created_at = audit_entry.created_at FROM audit_entry WHERE audit_entry.id = entry_id;
--> statement-breakpoint
-- One whose entry was removed: verifying names it.
UPDATE audit_pending SET created_at = 'epoch' WHERE created_at IS NULL;
--> statement-breakpoint
ALTER TABLE audit_pending ALTER COLUMN created_at SET NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION queue_audit_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_pending (entry_id, created_at) SELECT id, created_at FROM fresh;
  RETURN NULL;
END $$;
