-- After the triggers, in a transaction of its own: payments go on while the history is read.
INSERT INTO late_invoice (invoice_id, day)
  SELECT id, (status_at AT TIME ZONE 'UTC')::date FROM invoice
  WHERE (status_at AT TIME ZONE 'UTC')::date <> (created_at AT TIME ZONE 'UTC')::date
  ON CONFLICT (invoice_id) DO NOTHING;
