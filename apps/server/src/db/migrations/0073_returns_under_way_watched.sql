-- Returns that are under way when this version starts come to a person, too, an hour after they were made. Those by
-- hand wait for a person already.
INSERT INTO job (kind, payload, run_at)
  SELECT 'return.window', jsonb_build_object('returnId', r.id), r.created_at + interval '1 hour'
  FROM money_return r
    JOIN payment_account a ON a.id = r.account_id
    JOIN provider p ON p.id = a.provider_id
  WHERE r.status IN ('NEW', 'SENT', 'UNKNOWN') AND p.kind <> 'manual';
