ALTER TABLE "provider" ADD COLUMN "reports_blocked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "reports_block_reason" text;