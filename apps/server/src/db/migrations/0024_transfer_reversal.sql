ALTER TABLE "posting" DROP CONSTRAINT "posting_kind_listed";--> statement-breakpoint
ALTER TABLE "transfer" ADD COLUMN "reverses_id" bigint;--> statement-breakpoint
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_reverses" FOREIGN KEY ("reverses_id") REFERENCES "public"."transfer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_reverses_id_unique" UNIQUE("reverses_id");--> statement-breakpoint
ALTER TABLE "posting" ADD CONSTRAINT "posting_kind_listed" CHECK ("posting"."kind" in ('money_reported', 'money_assigned', 'money_reversed', 'status_moved', 'return_started', 'return_paid', 'return_failed', 'settlement', 'account_movement'));--> statement-breakpoint
-- Only what takes another transfer back is below zero.
ALTER TABLE "transfer" DROP CONSTRAINT "transfer_amount_above_zero";--> statement-breakpoint
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_amount_above_zero" CHECK ("amount" <> 0 AND ("amount" > 0) = ("reverses_id" IS NULL));
