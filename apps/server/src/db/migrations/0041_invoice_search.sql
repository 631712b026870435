DROP INDEX "invoice_provider_invoice_id";--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "credential_index" text;--> statement-breakpoint
CREATE INDEX "invoice_id_ends" ON "invoice" USING btree (reverse("id"::text) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "invoice_order" ON "invoice" USING btree ("merchant_invoice_id" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "invoice_order_ends" ON "invoice" USING btree (reverse("merchant_invoice_id") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "invoice_customer_ends" ON "invoice" USING btree (reverse("customer_external_id") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "invoice_first_name" ON "invoice" USING btree ("customer_first_name" text_pattern_ops) WHERE customer_first_name is not null;--> statement-breakpoint
CREATE INDEX "invoice_last_name" ON "invoice" USING btree ("customer_last_name" text_pattern_ops) WHERE customer_last_name is not null;--> statement-breakpoint
CREATE INDEX "invoice_provider_ends" ON "invoice" USING btree (reverse("provider_invoice_id") text_pattern_ops) WHERE provider_invoice_id is not null;--> statement-breakpoint
CREATE INDEX "invoice_amount" ON "invoice" USING btree ("merchant_id","amount","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invoice_payee_index" ON "invoice" USING btree ("credential_index") WHERE credential_index is not null;--> statement-breakpoint
CREATE INDEX "invoice_provider_invoice_id" ON "invoice" USING btree ("provider_invoice_id" text_pattern_ops) WHERE provider_invoice_id is not null;