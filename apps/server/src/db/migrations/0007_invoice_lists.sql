CREATE TABLE "invoice_day_tally" (
	"merchant_id" integer NOT NULL,
	"terminal_id" integer NOT NULL,
	"is_test" boolean NOT NULL,
	"day" date NOT NULL,
	"made" bigint NOT NULL,
	"done" bigint NOT NULL,
	"done_amount" bigint NOT NULL,
	CONSTRAINT "invoice_day_tally_terminal_id_is_test_day_pk" PRIMARY KEY("terminal_id","is_test","day")
);
--> statement-breakpoint
CREATE TABLE "invoice_tally" (
	"merchant_id" integer NOT NULL,
	"terminal_id" integer NOT NULL,
	"is_test" boolean NOT NULL,
	"made" bigint NOT NULL,
	"done" bigint NOT NULL,
	"done_amount" bigint NOT NULL,
	CONSTRAINT "invoice_tally_terminal_id_is_test_pk" PRIMARY KEY("terminal_id","is_test")
);
--> statement-breakpoint
CREATE TABLE "invoice_tally_delta" (
	"merchant_id" integer NOT NULL,
	"terminal_id" integer NOT NULL,
	"is_test" boolean NOT NULL,
	"day" date NOT NULL,
	"made" bigint NOT NULL,
	"done" bigint NOT NULL,
	"done_amount" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice_day_tally" ADD CONSTRAINT "invoice_day_tally_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_day_tally" ADD CONSTRAINT "invoice_day_tally_terminal_id_terminal_id_fk" FOREIGN KEY ("terminal_id") REFERENCES "public"."terminal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_tally" ADD CONSTRAINT "invoice_tally_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_tally" ADD CONSTRAINT "invoice_tally_terminal_id_terminal_id_fk" FOREIGN KEY ("terminal_id") REFERENCES "public"."terminal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_customer" ON "invoice" USING btree ("customer_external_id" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "invoice_provider_invoice_id" ON "invoice" USING btree ("provider_invoice_id") WHERE provider_invoice_id is not null;--> statement-breakpoint
CREATE INDEX "invoice_payee" ON "invoice" USING btree ("credential_last_four" text_pattern_ops) WHERE credential_last_four is not null;
--> statement-breakpoint
-- What invoices add to the tallies (ADR 18). It is only ever inserted: no payment waits for another.
CREATE FUNCTION note_invoice_made() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO invoice_tally_delta (merchant_id, terminal_id, is_test, day, made, done, done_amount)
  VALUES (NEW.merchant_id, NEW.terminal_id, NEW.is_test, (NEW.status_at AT TIME ZONE 'UTC')::date, 1,
    CASE WHEN NEW.status = 'DONE' THEN 1 ELSE 0 END,
    CASE WHEN NEW.status = 'DONE' THEN NEW.amount ELSE 0 END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_invoice_done() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO invoice_tally_delta (merchant_id, terminal_id, is_test, day, made, done, done_amount)
  VALUES (NEW.merchant_id, NEW.terminal_id, NEW.is_test, (NEW.status_at AT TIME ZONE 'UTC')::date, 0,
    (NEW.status = 'DONE')::int - (OLD.status = 'DONE')::int,
    CASE WHEN NEW.status = 'DONE' THEN NEW.amount ELSE 0 END
      - CASE WHEN OLD.status = 'DONE' THEN OLD.amount ELSE 0 END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoice_made_tally AFTER INSERT ON invoice
  FOR EACH ROW EXECUTE FUNCTION note_invoice_made();
--> statement-breakpoint
-- Most of what an invoice goes through is not looked at further than this condition.
CREATE TRIGGER invoice_done_tally AFTER UPDATE ON invoice
  FOR EACH ROW WHEN ((OLD.status = 'DONE' OR NEW.status = 'DONE')
    AND (OLD.status <> NEW.status OR OLD.amount <> NEW.amount))
  EXECUTE FUNCTION note_invoice_done();
--> statement-breakpoint
-- The triggers' lock keeps writers out until all of this is committed: nothing is missed or counted twice.
INSERT INTO invoice_tally (merchant_id, terminal_id, is_test, made, done, done_amount)
  SELECT merchant_id, terminal_id, is_test, count(*), count(*) FILTER (WHERE status = 'DONE'),
    coalesce(sum(amount) FILTER (WHERE status = 'DONE'), 0)
  FROM invoice GROUP BY merchant_id, terminal_id, is_test;
--> statement-breakpoint
INSERT INTO invoice_day_tally (merchant_id, terminal_id, is_test, day, made, done, done_amount)
  SELECT merchant_id, terminal_id, is_test, day, sum(made), sum(done), sum(done_amount) FROM (
    SELECT merchant_id, terminal_id, is_test, (created_at AT TIME ZONE 'UTC')::date AS day,
      1 AS made, 0 AS done, 0 AS done_amount FROM invoice
    UNION ALL
    SELECT merchant_id, terminal_id, is_test, (status_at AT TIME ZONE 'UTC')::date, 0, 1, amount
    FROM invoice WHERE status = 'DONE') AS days
  GROUP BY merchant_id, terminal_id, is_test, day;
--> statement-breakpoint
-- Small and always emptied: what is dead in it is taken away soon, so that reading it stays cheap.
ALTER TABLE invoice_tally_delta SET
  (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000,
   autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 10000);
