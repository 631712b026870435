-- A CHECK of a table is read and planned again by every statement that writes a row of it; a domain is
-- prepared once for each connection. The lists that columns are held to become domains (LEDGER-236).
CREATE DOMAIN provider_kind AS text CONSTRAINT provider_kind_listed
  CHECK (value IN ('sandbox', 'manual', 'http'));
--> statement-breakpoint
CREATE DOMAIN currency_code AS text CONSTRAINT currency_code_listed
  CHECK (value IN ('UZS', 'RUB', 'KGS', 'AZN', 'USDT'));
--> statement-breakpoint
CREATE DOMAIN logo_media_type AS text CONSTRAINT logo_media_type_listed
  CHECK (value IN ('image/png', 'image/jpeg', 'image/webp'));
--> statement-breakpoint
CREATE DOMAIN flow_type AS text CONSTRAINT flow_type_listed
  CHECK (value IN ('DEPOSIT', 'WITHDRAWAL'));
--> statement-breakpoint
CREATE DOMAIN terminal_short_payment AS text CONSTRAINT terminal_short_payment_listed
  CHECK (value IN ('TOP_UP', 'ACCEPT', 'PERSON'));
--> statement-breakpoint
CREATE DOMAIN terminal_over_payment AS text CONSTRAINT terminal_over_payment_listed
  CHECK (value IN ('ACCEPT_AMOUNT', 'ACCEPT_ALL', 'PERSON'));
--> statement-breakpoint
CREATE DOMAIN person_state AS text CONSTRAINT person_state_listed
  CHECK (value IN ('INVITED', 'ACTIVE', 'DISABLED'));
--> statement-breakpoint
CREATE DOMAIN passkey_challenge_purpose AS text CONSTRAINT passkey_challenge_purpose_listed
  CHECK (value IN ('ADD', 'SIGN_IN', 'STEP_UP'));
--> statement-breakpoint
CREATE DOMAIN approval_status AS text CONSTRAINT approval_status_listed
  CHECK (value IN ('PENDING', 'APPROVED', 'REJECTED', 'EXPIRED', 'STALE'));
--> statement-breakpoint
CREATE DOMAIN audit_actor_type AS text CONSTRAINT audit_actor_type_listed
  CHECK (value IN ('system', 'customer', 'staff', 'merchant', 'provider', 'command_line'));
--> statement-breakpoint
CREATE DOMAIN invoice_status AS text CONSTRAINT invoice_status_listed
  CHECK (value IN ('NEW', 'IN_PROGRESS', 'PENDING', 'PAYED', 'DONE', 'DECLINED', 'CANCELED', 'ERROR'));
--> statement-breakpoint
CREATE DOMAIN event_actor_type AS text CONSTRAINT event_actor_type_listed
  CHECK (value IN ('system', 'customer', 'staff', 'merchant', 'provider'));
--> statement-breakpoint
CREATE DOMAIN callback_state AS text CONSTRAINT callback_state_listed
  CHECK (value IN ('WAITING', 'EXECUTED', 'SUPERSEDED', 'FAILED'));
--> statement-breakpoint
CREATE DOMAIN transfer_source AS text CONSTRAINT transfer_source_listed
  CHECK (value IN ('provider', 'staff', 'statement'));
--> statement-breakpoint
CREATE DOMAIN ledger_account_kind AS text CONSTRAINT ledger_account_kind_listed
  CHECK (value IN ('merchant_balance', 'merchant_reserve', 'payment_account', 'suspense', 'return_reserve', 'fees', 'treasury', 'fx_clearing', 'settled_usdt'));
--> statement-breakpoint
CREATE DOMAIN posting_kind AS text CONSTRAINT posting_kind_listed
  CHECK (value IN ('money_reported', 'money_assigned', 'money_reversed', 'status_moved', 'return_started', 'return_paid', 'return_failed', 'settlement', 'account_movement'));
--> statement-breakpoint
CREATE DOMAIN invariant_result_state AS text CONSTRAINT invariant_result_state_listed
  CHECK (value IN ('HOLDS', 'BROKEN', 'UNCHECKED'));
--> statement-breakpoint
CREATE DOMAIN open_item_kind AS text CONSTRAINT open_item_kind_listed
  CHECK (value IN ('transfer', 'payout', 'return', 'deposit'));
--> statement-breakpoint
CREATE DOMAIN notification_kind AS text CONSTRAINT notification_kind_listed
  CHECK (value IN ('TRANSFER_UNMATCHED', 'TRANSFER_DIFFERS', 'TRANSFER_LATE', 'REPORTS_CONTRADICT', 'PAYOUT_WAITS', 'PAYOUT_UNKNOWN', 'PAYOUT_AFTER_RELEASE', 'BALANCE_BELOW_ZERO', 'CALLBACK_FAILED', 'ACCOUNT_NEAR_LIMIT', 'TICKET_WAITS', 'REPORT_FAILED', 'NO_ACCOUNT_FREE', 'ACCOUNT_BELOW_ZERO', 'APPROVAL_WAITS', 'APPROVAL_ENDED', 'DEPOSIT_WAITS', 'INVARIANT_BROKEN', 'ACCOUNT_PAUSED', 'CHECKS_INCOMPLETE'));
--> statement-breakpoint
CREATE DOMAIN job_lane AS text CONSTRAINT job_lane_listed
  CHECK (value IN ('transaction', 'call', 'payout'));
--> statement-breakpoint
CREATE DOMAIN setting_value AS text CONSTRAINT setting_value_listed
  CHECK (value IN ('true', 'false'));
--> statement-breakpoint
CREATE DOMAIN payout_status AS text CONSTRAINT payout_status_listed
  CHECK (value IN ('NEW', 'SENT', 'UNKNOWN', 'PAID', 'FAILED'));
--> statement-breakpoint
CREATE DOMAIN oidc_request_purpose AS text CONSTRAINT oidc_request_purpose_listed
  CHECK (value IN ('SIGN_IN', 'STEP_UP'));
--> statement-breakpoint
CREATE DOMAIN statement_format AS text CONSTRAINT statement_format_listed
  CHECK (value IN ('csv', 'mt940', 'camt053'));
--> statement-breakpoint
CREATE DOMAIN statement_line_state AS text CONSTRAINT statement_line_state_listed
  CHECK (value IN ('NEW', 'MATCHED', 'UNEXPLAINED'));
--> statement-breakpoint
CREATE DOMAIN ticket_status AS text CONSTRAINT ticket_status_listed
  CHECK (value IN ('NEW', 'IN_WORK', 'PENDING', 'SOLVED', 'REJECTED'));
--> statement-breakpoint
CREATE DOMAIN ticket_kind AS text CONSTRAINT ticket_kind_listed
  CHECK (value IN ('PROBLEM', 'RETURN'));
--> statement-breakpoint
CREATE DOMAIN receipt_media_type AS text CONSTRAINT receipt_media_type_listed
  CHECK (value IN ('image/png', 'image/jpeg', 'image/webp', 'application/pdf'));
--> statement-breakpoint
DROP TRIGGER invoice_done_tally ON invoice;
--> statement-breakpoint
DROP TRIGGER invoice_ended_minute ON invoice;
--> statement-breakpoint
ALTER TABLE "approval"
  DROP CONSTRAINT "approval_status_listed",
  ALTER COLUMN "status" TYPE approval_status;
--> statement-breakpoint
ALTER TABLE "audit_entry"
  DROP CONSTRAINT "audit_entry_actor_type_listed",
  ALTER COLUMN "actor_type" TYPE audit_actor_type;
--> statement-breakpoint
ALTER TABLE "callback"
  DROP CONSTRAINT "callback_invoice_status_listed",
  DROP CONSTRAINT "callback_state_listed",
  ALTER COLUMN "invoice_status" TYPE invoice_status,
  ALTER COLUMN "state" TYPE callback_state;
--> statement-breakpoint
ALTER TABLE "entry"
  DROP CONSTRAINT "entry_currency_listed",
  ALTER COLUMN "currency" TYPE currency_code;
--> statement-breakpoint
ALTER TABLE "invariant_result"
  DROP CONSTRAINT "invariant_result_state_listed",
  ALTER COLUMN "state" TYPE invariant_result_state;
--> statement-breakpoint
ALTER TABLE "invoice"
  DROP CONSTRAINT "invoice_flow_type_listed",
  DROP CONSTRAINT "invoice_status_listed",
  DROP CONSTRAINT "invoice_currency_listed",
  ALTER COLUMN "flow_type" TYPE flow_type,
  ALTER COLUMN "status" TYPE invoice_status,
  ALTER COLUMN "currency" TYPE currency_code,
  SET (fillfactor = 70);
--> statement-breakpoint
ALTER TABLE "invoice_event"
  DROP CONSTRAINT "invoice_event_status_listed",
  DROP CONSTRAINT "invoice_event_actor_type_listed",
  ALTER COLUMN "status" TYPE invoice_status,
  ALTER COLUMN "actor_type" TYPE event_actor_type;
--> statement-breakpoint
ALTER TABLE "job"
  DROP CONSTRAINT "job_lane_listed",
  ALTER COLUMN "lane" TYPE job_lane;
--> statement-breakpoint
ALTER TABLE "ledger_account"
  DROP CONSTRAINT "ledger_account_kind_listed",
  DROP CONSTRAINT "ledger_account_currency_listed",
  ALTER COLUMN "kind" TYPE ledger_account_kind,
  ALTER COLUMN "currency" TYPE currency_code;
--> statement-breakpoint
ALTER TABLE "merchant_logo"
  DROP CONSTRAINT "merchant_logo_media_type_listed",
  ALTER COLUMN "media_type" TYPE logo_media_type;
--> statement-breakpoint
ALTER TABLE "money_return"
  DROP CONSTRAINT "money_return_currency_listed",
  DROP CONSTRAINT "money_return_status_listed",
  ALTER COLUMN "currency" TYPE currency_code,
  ALTER COLUMN "status" TYPE payout_status;
--> statement-breakpoint
ALTER TABLE "notification"
  DROP CONSTRAINT "notification_kind_listed",
  ALTER COLUMN "kind" TYPE notification_kind;
--> statement-breakpoint
ALTER TABLE "oidc_request"
  DROP CONSTRAINT "oidc_request_purpose_listed",
  ALTER COLUMN "purpose" TYPE oidc_request_purpose;
--> statement-breakpoint
ALTER TABLE "open_item"
  DROP CONSTRAINT "open_item_kind_listed",
  ALTER COLUMN "kind" TYPE open_item_kind;
--> statement-breakpoint
ALTER TABLE "passkey_challenge"
  DROP CONSTRAINT "passkey_challenge_purpose_listed",
  ALTER COLUMN "purpose" TYPE passkey_challenge_purpose;
--> statement-breakpoint
ALTER TABLE "payment_account"
  DROP CONSTRAINT "payment_account_currency_listed",
  ALTER COLUMN "currency" TYPE currency_code;
--> statement-breakpoint
ALTER TABLE "payout"
  DROP CONSTRAINT "payout_status_listed",
  ALTER COLUMN "status" TYPE payout_status;
--> statement-breakpoint
ALTER TABLE "person"
  DROP CONSTRAINT "person_state_listed",
  ALTER COLUMN "state" TYPE person_state;
--> statement-breakpoint
ALTER TABLE "posting"
  DROP CONSTRAINT "posting_kind_listed",
  ALTER COLUMN "kind" TYPE posting_kind;
--> statement-breakpoint
ALTER TABLE "provider"
  DROP CONSTRAINT "provider_kind_listed",
  ALTER COLUMN "kind" TYPE provider_kind;
--> statement-breakpoint
ALTER TABLE "rate"
  DROP CONSTRAINT "rate_currency_listed",
  ALTER COLUMN "currency" TYPE currency_code;
--> statement-breakpoint
ALTER TABLE "setting"
  DROP CONSTRAINT "setting_value_listed",
  ALTER COLUMN "value" TYPE setting_value;
--> statement-breakpoint
ALTER TABLE "settlement"
  DROP CONSTRAINT "settlement_currency_listed",
  ALTER COLUMN "currency" TYPE currency_code;
--> statement-breakpoint
ALTER TABLE "statement"
  DROP CONSTRAINT "statement_format_listed",
  ALTER COLUMN "format" TYPE statement_format;
--> statement-breakpoint
ALTER TABLE "statement_line"
  DROP CONSTRAINT "statement_line_state_listed",
  ALTER COLUMN "state" TYPE statement_line_state;
--> statement-breakpoint
ALTER TABLE "support_ticket"
  DROP CONSTRAINT "support_ticket_status_listed",
  DROP CONSTRAINT "support_ticket_kind_listed",
  ALTER COLUMN "status" TYPE ticket_status,
  ALTER COLUMN "kind" TYPE ticket_kind;
--> statement-breakpoint
ALTER TABLE "terminal"
  DROP CONSTRAINT "terminal_flow_type_listed",
  DROP CONSTRAINT "terminal_currency_listed",
  DROP CONSTRAINT "terminal_short_payment_listed",
  DROP CONSTRAINT "terminal_over_payment_listed",
  ALTER COLUMN "flow_type" TYPE flow_type,
  ALTER COLUMN "currency" TYPE currency_code,
  ALTER COLUMN "short_payment" TYPE terminal_short_payment,
  ALTER COLUMN "over_payment" TYPE terminal_over_payment;
--> statement-breakpoint
ALTER TABLE "ticket_receipt"
  DROP CONSTRAINT "ticket_receipt_media_type_listed",
  ALTER COLUMN "media_type" TYPE receipt_media_type;
--> statement-breakpoint
ALTER TABLE "transfer"
  DROP CONSTRAINT "transfer_source_listed",
  ALTER COLUMN "source" TYPE transfer_source;
--> statement-breakpoint
CREATE TRIGGER invoice_done_tally AFTER UPDATE ON invoice
  FOR EACH ROW WHEN ((OLD.status = 'DONE' OR NEW.status = 'DONE')
    AND (OLD.status <> NEW.status OR OLD.amount <> NEW.amount) AND NEW.refund_of IS NULL)
  EXECUTE FUNCTION note_invoice_done();
--> statement-breakpoint
CREATE TRIGGER invoice_ended_minute AFTER UPDATE ON invoice
  FOR EACH ROW WHEN (NEW.status <> OLD.status AND NEW.status IN ('DONE', 'CANCELED', 'DECLINED')
    AND NEW.status_at > now() - interval '2 days' AND NEW.refund_of IS NULL)
  EXECUTE FUNCTION note_invoice_ended();
--> statement-breakpoint
CREATE TABLE "account_invoice" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- An update of an indexed column writes a new entry into all of an invoice's indexes. What finds the invoices
-- of an account, or of a provider's id, is in tables of its own, and a page keeps room for the next versions.
CREATE FUNCTION keep_account_of_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.account_id IS NULL THEN
    DELETE FROM account_invoice WHERE invoice_id = NEW.id;
  ELSE
    INSERT INTO account_invoice (invoice_id, account_id, created_at)
    VALUES (NEW.id, NEW.account_id, NEW.created_at)
    ON CONFLICT (invoice_id) DO UPDATE SET account_id = excluded.account_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO account_invoice (invoice_id, account_id, created_at)
  SELECT id, account_id, created_at FROM invoice WHERE account_id IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER invoice_made_with_account AFTER INSERT ON invoice
  FOR EACH ROW WHEN (NEW.account_id IS NOT NULL) EXECUTE FUNCTION keep_account_of_invoice();
--> statement-breakpoint
CREATE TRIGGER invoice_account_changed AFTER UPDATE ON invoice
  FOR EACH ROW WHEN (OLD.account_id IS DISTINCT FROM NEW.account_id)
  EXECUTE FUNCTION keep_account_of_invoice();
--> statement-breakpoint
DROP INDEX "invoice_account";
--> statement-breakpoint
DROP INDEX "invoice_provider_invoice_id";
--> statement-breakpoint
DROP INDEX "invoice_provider_ends";
--> statement-breakpoint
CREATE INDEX "account_invoice_newest" ON "account_invoice" USING btree ("account_id","created_at","invoice_id");
--> statement-breakpoint
CREATE INDEX "payout_reference" ON "payout" USING btree ("external_id" text_pattern_ops) WHERE external_id is not null;
--> statement-breakpoint
CREATE INDEX "payout_reference_ends" ON "payout" USING btree (reverse("external_id") text_pattern_ops) WHERE external_id is not null;
--> statement-breakpoint
CREATE INDEX "transfer_reference" ON "transfer" USING btree ("external_id" text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "transfer_reference_ends" ON "transfer" USING btree (reverse("external_id") text_pattern_ops);
