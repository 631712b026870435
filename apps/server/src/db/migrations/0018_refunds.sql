ALTER TABLE "invoice" ADD COLUMN "refund_of" uuid;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_refund_of_invoice_id_fk" FOREIGN KEY ("refund_of") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_refund_of" ON "invoice" USING btree ("refund_of") WHERE refund_of is not null;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_refund_is_paid_out" CHECK (refund_of is null or flow_type = 'WITHDRAWAL');
--> statement-breakpoint
-- A refund is on its deposit's terminal: it counts as an invoice there, and never as one of its deposits.
CREATE OR REPLACE FUNCTION note_invoice_made() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_done CONSTANT boolean := NEW.status = 'DONE' AND NEW.refund_of IS NULL;
BEGIN
  INSERT INTO invoice_tally_delta (merchant_id, terminal_id, is_test, day, made, done, done_amount)
  VALUES (NEW.merchant_id, NEW.terminal_id, NEW.is_test, (NEW.status_at AT TIME ZONE 'UTC')::date, 1,
    CASE WHEN is_done THEN 1 ELSE 0 END, CASE WHEN is_done THEN NEW.amount ELSE 0 END);
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER invoice_done_tally ON invoice;
--> statement-breakpoint
CREATE TRIGGER invoice_done_tally AFTER UPDATE ON invoice
  FOR EACH ROW WHEN ((OLD.status = 'DONE' OR NEW.status = 'DONE')
    AND (OLD.status <> NEW.status OR OLD.amount <> NEW.amount) AND NEW.refund_of IS NULL)
  EXECUTE FUNCTION note_invoice_done();
--> statement-breakpoint
DROP TRIGGER invoice_begun_minute ON invoice;
--> statement-breakpoint
CREATE TRIGGER invoice_begun_minute AFTER INSERT ON invoice
  FOR EACH ROW WHEN (NEW.status_at > now() - interval '2 days' AND NEW.refund_of IS NULL)
  EXECUTE FUNCTION note_invoice_begun();
--> statement-breakpoint
DROP TRIGGER invoice_ended_minute ON invoice;
--> statement-breakpoint
CREATE TRIGGER invoice_ended_minute AFTER UPDATE ON invoice
  FOR EACH ROW WHEN (NEW.status <> OLD.status AND NEW.status IN ('DONE', 'CANCELED', 'DECLINED')
    AND NEW.status_at > now() - interval '2 days' AND NEW.refund_of IS NULL)
  EXECUTE FUNCTION note_invoice_ended();
