ALTER TABLE "terminal" ADD COLUMN "short_payment" text DEFAULT 'TOP_UP' NOT NULL;--> statement-breakpoint
ALTER TABLE "terminal" ADD COLUMN "over_payment" text DEFAULT 'ACCEPT_AMOUNT' NOT NULL;--> statement-breakpoint
ALTER TABLE "terminal" ADD CONSTRAINT "terminal_short_payment_listed" CHECK ("terminal"."short_payment" in ('TOP_UP', 'ACCEPT', 'PERSON'));--> statement-breakpoint
ALTER TABLE "terminal" ADD CONSTRAINT "terminal_over_payment_listed" CHECK ("terminal"."over_payment" in ('ACCEPT_AMOUNT', 'ACCEPT_ALL', 'PERSON'));