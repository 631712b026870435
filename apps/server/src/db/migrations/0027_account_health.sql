ALTER TABLE "notification" DROP CONSTRAINT "notification_kind_listed";--> statement-breakpoint
ALTER TABLE "payment_account" ADD COLUMN "paused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_account" ADD COLUMN "resumed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "pool" ADD COLUMN "pauses_accounts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "pool" ADD COLUMN "pause_after" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "pool" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind_listed" CHECK ("notification"."kind" in ('TRANSFER_UNMATCHED', 'TRANSFER_DIFFERS', 'TRANSFER_LATE', 'REPORTS_CONTRADICT', 'PAYOUT_WAITS', 'PAYOUT_UNKNOWN', 'PAYOUT_AFTER_RELEASE', 'BALANCE_BELOW_ZERO', 'CALLBACK_FAILED', 'ACCOUNT_NEAR_LIMIT', 'TICKET_WAITS', 'REPORT_FAILED', 'NO_ACCOUNT_FREE', 'ACCOUNT_BELOW_ZERO', 'APPROVAL_WAITS', 'APPROVAL_ENDED', 'DEPOSIT_WAITS', 'INVARIANT_BROKEN', 'ACCOUNT_PAUSED'));