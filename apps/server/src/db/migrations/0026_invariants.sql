CREATE TABLE "invariant_cursor" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invariant_result" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"ok_at" timestamp (3) with time zone,
	"broken_since" timestamp (3) with time zone,
	"violations" integer NOT NULL,
	"subjects" jsonb NOT NULL,
	"examples" jsonb NOT NULL,
	"figures" jsonb NOT NULL,
	"duration_ms" integer NOT NULL,
	CONSTRAINT "invariant_result_state_listed" CHECK ("invariant_result"."state" in ('HOLDS', 'BROKEN', 'UNCHECKED'))
);
--> statement-breakpoint
CREATE TABLE "ledger_count" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"counted_posting" bigint,
	"counted_sum" bigint,
	"pass_posting" bigint NOT NULL,
	"pass_sum" bigint NOT NULL,
	"passed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind_listed";--> statement-breakpoint
ALTER TABLE "ledger_count" ADD CONSTRAINT "ledger_count_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind_listed" CHECK ("notification"."kind" in ('TRANSFER_UNMATCHED', 'TRANSFER_DIFFERS', 'TRANSFER_LATE', 'REPORTS_CONTRADICT', 'PAYOUT_WAITS', 'PAYOUT_UNKNOWN', 'PAYOUT_AFTER_RELEASE', 'BALANCE_BELOW_ZERO', 'CALLBACK_FAILED', 'ACCOUNT_NEAR_LIMIT', 'TICKET_WAITS', 'REPORT_FAILED', 'NO_ACCOUNT_FREE', 'ACCOUNT_BELOW_ZERO', 'APPROVAL_WAITS', 'APPROVAL_ENDED', 'DEPOSIT_WAITS', 'INVARIANT_BROKEN'));