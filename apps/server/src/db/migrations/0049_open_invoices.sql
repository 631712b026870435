-- The invoices that somebody or something still works on are few in a long history, and the status of an invoice
-- has no index: they are kept apart. An ERROR has ended, as far as the system knows.
CREATE TABLE "open_invoice" (
	"invoice_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION keep_open_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status IN ('NEW', 'IN_PROGRESS', 'PENDING', 'PAYED') THEN
    INSERT INTO open_invoice (invoice_id) VALUES (NEW.id);
  ELSE
    DELETE FROM open_invoice WHERE invoice_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO open_invoice (invoice_id)
  SELECT id FROM invoice WHERE status IN ('NEW', 'IN_PROGRESS', 'PENDING', 'PAYED');
--> statement-breakpoint
CREATE TRIGGER invoice_made_open AFTER INSERT ON invoice
  FOR EACH ROW WHEN (NEW.status IN ('NEW', 'IN_PROGRESS', 'PENDING', 'PAYED'))
  EXECUTE FUNCTION keep_open_invoice();
--> statement-breakpoint
CREATE TRIGGER invoice_opened_or_ended AFTER UPDATE ON invoice
  FOR EACH ROW WHEN ((OLD.status IN ('NEW', 'IN_PROGRESS', 'PENDING', 'PAYED'))
    <> (NEW.status IN ('NEW', 'IN_PROGRESS', 'PENDING', 'PAYED')))
  EXECUTE FUNCTION keep_open_invoice();
