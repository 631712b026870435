CREATE TABLE "audit_head" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"position" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "audit_head_single" CHECK (id = 1)
);
--> statement-breakpoint
CREATE TABLE "audit_link" (
	"position" bigint PRIMARY KEY NOT NULL,
	"entry_id" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "audit_link_entry_id_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
CREATE TABLE "audit_pending" (
	"entry_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_repeat" (
	"key" text NOT NULL,
	"minute" timestamp (3) with time zone NOT NULL,
	"repeats" integer DEFAULT 0 NOT NULL,
	"failure" jsonb NOT NULL,
	CONSTRAINT "audit_repeat_key_minute_pk" PRIMARY KEY("key","minute")
);
--> statement-breakpoint
ALTER TABLE "audit_entry" DROP CONSTRAINT "audit_entry_actor_type_listed";--> statement-breakpoint
DROP INDEX "audit_entry_subject";--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "api_key_id" integer;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "merchant_id" integer;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "after" jsonb;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "request_id" text;--> statement-breakpoint
CREATE INDEX "audit_repeat_minute" ON "audit_repeat" USING btree ("minute");--> statement-breakpoint
CREATE INDEX "audit_entry_newest" ON "audit_entry" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entry_of_subject" ON "audit_entry" USING btree ("subject" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "audit_entry_of_action" ON "audit_entry" USING btree ("action","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entry_of_merchant" ON "audit_entry" USING btree ("merchant_id","created_at","id") WHERE merchant_id is not null;--> statement-breakpoint
CREATE INDEX "audit_entry_of_person" ON "audit_entry" USING btree ("actor_id","created_at","id") WHERE actor_type = 'staff';--> statement-breakpoint
CREATE INDEX "audit_entry_of_address" ON "audit_entry" USING btree ("address","created_at","id") WHERE address is not null;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_actor_type_listed" CHECK ("audit_entry"."actor_type" in ('system', 'customer', 'staff', 'merchant', 'provider', 'command_line'));
--> statement-breakpoint

-- Entries that were written before the chain get their places in it first.
INSERT INTO audit_pending (entry_id) SELECT id FROM audit_entry;--> statement-breakpoint
INSERT INTO audit_head (position, hash) VALUES (0, decode(repeat('00', 32), 'hex'));--> statement-breakpoint
CREATE FUNCTION queue_audit_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_pending (entry_id) SELECT id FROM fresh;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entry_waits_for_chain AFTER INSERT ON audit_entry
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION queue_audit_entries();
--> statement-breakpoint
CREATE TRIGGER audit_link_append_only BEFORE UPDATE OR DELETE ON audit_link
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_link_no_truncate BEFORE TRUNCATE ON audit_link
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_head_kept BEFORE DELETE OR TRUNCATE ON audit_head
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_head_moves_on BEFORE UPDATE ON audit_head
  FOR EACH ROW WHEN (NEW.position <= OLD.position) EXECUTE FUNCTION refuse_change();
