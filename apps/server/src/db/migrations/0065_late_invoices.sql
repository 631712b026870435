-- An index of the last change of status stops PostgreSQL before 16 from updating an invoice in place, even a BRIN
-- index. Most invoices end on the day of their creation: the others are kept apart.
CREATE TABLE "late_invoice" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE INDEX "late_invoice_day" ON "late_invoice" USING btree ("day");
--> statement-breakpoint
CREATE FUNCTION keep_late_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO late_invoice AS kept (invoice_id, day)
    VALUES (NEW.id, (NEW.status_at AT TIME ZONE 'UTC')::date)
    ON CONFLICT (invoice_id) DO UPDATE SET day = excluded.day WHERE kept.day <> excluded.day;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoice_made_late AFTER INSERT ON invoice
  FOR EACH ROW WHEN ((NEW.status_at AT TIME ZONE 'UTC')::date <> (NEW.created_at AT TIME ZONE 'UTC')::date)
  EXECUTE FUNCTION keep_late_invoice();
--> statement-breakpoint
CREATE TRIGGER invoice_changed_late AFTER UPDATE ON invoice
  FOR EACH ROW WHEN (NEW.status_at <> OLD.status_at
    AND (NEW.status_at AT TIME ZONE 'UTC')::date <> (NEW.created_at AT TIME ZONE 'UTC')::date)
  EXECUTE FUNCTION keep_late_invoice();
