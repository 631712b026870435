CREATE TABLE "approval" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"merchant_id" integer,
	"is_test" boolean NOT NULL,
	"amount" bigint,
	"currency" text,
	"subject_version" integer NOT NULL,
	"content_encrypted" text NOT NULL,
	"reason" text,
	"status" text NOT NULL,
	"requested_by" integer NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp (3) with time zone,
	"decision_reason" text,
	CONSTRAINT "approval_status_listed" CHECK ("approval"."status" in ('PENDING', 'APPROVED', 'REJECTED', 'EXPIRED', 'STALE'))
);
--> statement-breakpoint
CREATE TABLE "approval_rule" (
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"threshold" bigint NOT NULL,
	CONSTRAINT "approval_rule_kind_currency_pk" PRIMARY KEY("kind","currency")
);
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind_listed";--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "person_id" integer;--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_requested_by_person_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_decided_by_person_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approval_pending" ON "approval" USING btree ("kind","subject") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "approval_newest" ON "approval" USING btree ("requested_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "approval_of_requester" ON "approval" USING btree ("requested_by","requested_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind_listed" CHECK ("notification"."kind" in ('TRANSFER_UNMATCHED', 'TRANSFER_DIFFERS', 'TRANSFER_LATE', 'REPORTS_CONTRADICT', 'PAYOUT_WAITS', 'PAYOUT_UNKNOWN', 'PAYOUT_AFTER_RELEASE', 'BALANCE_BELOW_ZERO', 'CALLBACK_FAILED', 'ACCOUNT_NEAR_LIMIT', 'TICKET_WAITS', 'REPORT_FAILED', 'NO_ACCOUNT_FREE', 'ACCOUNT_BELOW_ZERO', 'APPROVAL_WAITS', 'APPROVAL_ENDED'));