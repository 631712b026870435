CREATE INDEX CONCURRENTLY IF NOT EXISTS "terminal_pool" ON "terminal" USING btree ("pool_id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "transfer_reversed_once" ON "transfer" USING btree ("reverses_id") WHERE reverses_id is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_event_by_place" ON "webhook_event" USING btree ("merchant_id","position") WHERE position is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "webhook_event_placed";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "job_due";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "invoice_status_days";
