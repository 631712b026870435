ALTER TABLE "approval_rule" ADD COLUMN "day_threshold" bigint;--> statement-breakpoint
ALTER TABLE "money_return" ADD COLUMN "credential_index" text;--> statement-breakpoint
CREATE INDEX "money_return_payee_index" ON "money_return" USING btree ("credential_index") WHERE credential_index is not null;