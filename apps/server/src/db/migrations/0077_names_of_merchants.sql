CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoice_first_name_of_merchant" ON "invoice" USING btree ("merchant_id","customer_first_name" text_pattern_ops) WHERE customer_first_name is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoice_last_name_of_merchant" ON "invoice" USING btree ("merchant_id","customer_last_name" text_pattern_ops) WHERE customer_last_name is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "invoice_first_name";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "invoice_last_name";
