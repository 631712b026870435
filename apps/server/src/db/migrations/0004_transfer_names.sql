ALTER TABLE "transfer" ADD COLUMN "named_invoice_id" uuid;--> statement-breakpoint
ALTER TABLE "transfer" ADD COLUMN "comment" text;--> statement-breakpoint
CREATE INDEX "invoice_account" ON "invoice" USING btree ("account_id","created_at" DESC NULLS LAST);