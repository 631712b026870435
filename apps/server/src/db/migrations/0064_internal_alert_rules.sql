ALTER TABLE "alert_rule" ADD COLUMN "is_internal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The rules that people of the company made before, by their entries in the audit.
UPDATE "alert_rule" SET "is_internal" = true WHERE EXISTS (
  SELECT FROM "audit_entry" JOIN "person" ON "person"."id" = "audit_entry"."actor_id"
  WHERE "audit_entry"."subject" = 'alert_rule:' || "alert_rule"."id"
    AND "audit_entry"."action" = 'alert_rule.added'
    AND "audit_entry"."actor_type" = 'staff'
    AND "person"."merchant_id" IS NULL);
