CREATE TABLE "terminal_minute" (
	"terminal_id" integer NOT NULL,
	"is_test" boolean NOT NULL,
	"minute" timestamp (3) with time zone NOT NULL,
	"made" bigint NOT NULL,
	"done" bigint NOT NULL,
	"canceled" bigint NOT NULL,
	"declined" bigint NOT NULL,
	CONSTRAINT "terminal_minute_terminal_id_is_test_minute_pk" PRIMARY KEY("terminal_id","is_test","minute")
);
--> statement-breakpoint
CREATE TABLE "terminal_minute_delta" (
	"terminal_id" integer NOT NULL,
	"is_test" boolean NOT NULL,
	"minute" timestamp (3) with time zone NOT NULL,
	"made" bigint NOT NULL,
	"done" bigint NOT NULL,
	"canceled" bigint NOT NULL,
	"declined" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "terminal" ADD COLUMN "success_percent_low_threshold" integer DEFAULT 70 NOT NULL;--> statement-breakpoint
ALTER TABLE "terminal" ADD COLUMN "success_percent_high_threshold" integer DEFAULT 90 NOT NULL;--> statement-breakpoint
ALTER TABLE "terminal_minute" ADD CONSTRAINT "terminal_minute_terminal_id_terminal_id_fk" FOREIGN KEY ("terminal_id") REFERENCES "public"."terminal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "posting_created" ON "posting" USING btree ("created_at","id");
--> statement-breakpoint
-- What happens to invoices, by the minute (ADR 18). It is only ever inserted: no payment waits for another.
CREATE FUNCTION note_invoice_minute(its_terminal integer, its_test boolean, at timestamptz, reached text)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO terminal_minute_delta (terminal_id, is_test, minute, made, done, canceled, declined)
  VALUES (its_terminal, its_test, date_trunc('minute', at), (reached = 'NEW')::int,
    (reached = 'DONE')::int, (reached = 'CANCELED')::int, (reached = 'DECLINED')::int)
$$;
--> statement-breakpoint
-- One that is written as history ended some time after it was made.
CREATE FUNCTION note_invoice_begun() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_invoice_minute(NEW.terminal_id, NEW.is_test, NEW.created_at, 'NEW');
  IF NEW.status IN ('DONE', 'CANCELED', 'DECLINED') THEN
    PERFORM note_invoice_minute(NEW.terminal_id, NEW.is_test, NEW.status_at, NEW.status);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_invoice_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_invoice_minute(NEW.terminal_id, NEW.is_test, NEW.status_at, NEW.status);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Monitoring looks back a day: what is written of older times is not noted.
CREATE TRIGGER invoice_begun_minute AFTER INSERT ON invoice
  FOR EACH ROW WHEN (NEW.status_at > now() - interval '2 days')
  EXECUTE FUNCTION note_invoice_begun();
--> statement-breakpoint
CREATE TRIGGER invoice_ended_minute AFTER UPDATE ON invoice
  FOR EACH ROW WHEN (NEW.status <> OLD.status AND NEW.status IN ('DONE', 'CANCELED', 'DECLINED')
    AND NEW.status_at > now() - interval '2 days')
  EXECUTE FUNCTION note_invoice_ended();
--> statement-breakpoint
-- The triggers' lock keeps writers out until all of this is committed. How an invoice stands tells the
-- last end that it reached, not one before: as near as can be told of the day before this release.
INSERT INTO terminal_minute (terminal_id, is_test, minute, made, done, canceled, declined)
  SELECT terminal_id, is_test, minute, sum(made), sum(done), sum(canceled), sum(declined) FROM (
    SELECT terminal_id, is_test, date_trunc('minute', created_at) AS minute,
      1 AS made, 0 AS done, 0 AS canceled, 0 AS declined
    FROM invoice WHERE created_at > now() - interval '2 days'
    UNION ALL
    SELECT terminal_id, is_test, date_trunc('minute', status_at), 0, (status = 'DONE')::int,
      (status = 'CANCELED')::int, (status = 'DECLINED')::int
    FROM invoice WHERE created_at > now() - interval '2 days'
      AND status IN ('DONE', 'CANCELED', 'DECLINED')) AS minutes
  GROUP BY terminal_id, is_test, minute;
--> statement-breakpoint
ALTER TABLE terminal_minute_delta SET
  (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000,
   autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 10000);
