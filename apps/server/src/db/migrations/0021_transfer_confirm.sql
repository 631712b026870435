ALTER TABLE "notification" DROP CONSTRAINT "notification_kind_listed";--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind_listed" CHECK ("notification"."kind" in ('TRANSFER_UNMATCHED', 'TRANSFER_DIFFERS', 'TRANSFER_LATE', 'REPORTS_CONTRADICT', 'PAYOUT_WAITS', 'PAYOUT_UNKNOWN', 'PAYOUT_AFTER_RELEASE', 'BALANCE_BELOW_ZERO', 'CALLBACK_FAILED', 'ACCOUNT_NEAR_LIMIT', 'TICKET_WAITS', 'REPORT_FAILED', 'NO_ACCOUNT_FREE', 'ACCOUNT_BELOW_ZERO', 'APPROVAL_WAITS', 'APPROVAL_ENDED', 'DEPOSIT_WAITS'));--> statement-breakpoint
-- Those who confirmed transfers before keep doing so.
UPDATE "person" SET "permissions" = array_append("permissions", 'transfer.confirm') WHERE 'invoice.status.change' = ANY("permissions") AND NOT 'transfer.confirm' = ANY("permissions");
