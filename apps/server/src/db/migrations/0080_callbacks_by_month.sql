-- The callbacks of an invoice have this id or a later one: an invoice's id is made before them, by a server whose clock
-- may be ahead. Any id where the invoice's does not begin with a time.
CREATE FUNCTION callbacks_since(invoice_id uuid) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN substr(invoice_id::text, 15, 1) = '7' THEN (lpad(to_hex(greatest(0,
    ('x' || left(replace(invoice_id::text, '-', ''), 12))::bit(48)::bigint - 24 * 60 * 60 * 1000)), 12, '0')
      || repeat('0', 20))::uuid
    ELSE '00000000-0000-0000-0000-000000000000' END
$$;
--> statement-breakpoint
-- The invoices first, as with their events.
DO $$
BEGIN
  LOCK TABLE invoice IN ACCESS EXCLUSIVE MODE;
  PERFORM set_config('lock_timeout', '900ms', true);
  LOCK TABLE merchant IN SHARE ROW EXCLUSIVE MODE;
  LOCK TABLE callback_try, callback IN ACCESS EXCLUSIVE MODE;
END $$;
--> statement-breakpoint
-- A try is written with its callback locked. A key between two tables by month would compare each partition that is
-- dropped with all tries, and tie the months that one table is kept to those of the other.
ALTER TABLE "callback_try" DROP CONSTRAINT "callback_try_callback_id_callback_id_fk";
--> statement-breakpoint
SELECT partition_by_month('callback', 'id', 'callback_pkey');
--> statement-breakpoint
SELECT add_partitions(now());
