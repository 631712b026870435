CREATE TABLE "ledger_opening" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carried_books" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"balance" bigint NOT NULL,
	"fees" bigint NOT NULL,
	"account" bigint NOT NULL
);
--> statement-breakpoint
-- Only the command that drops an archived range of the ledger writes these two.
CREATE FUNCTION refuse_but_archive() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('tiyin.drops_range', true), '') <> 'on' THEN
    RAISE EXCEPTION '% is written by "archive-drop" alone', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_opening_by_archive BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON ledger_opening
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_but_archive();
--> statement-breakpoint
CREATE TRIGGER carried_books_by_archive BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON carried_books
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_but_archive();
