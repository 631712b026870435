ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_actor_type_listed" CHECK ("audit_entry"."actor_type" in ('system', 'customer', 'staff', 'merchant', 'provider'));--> statement-breakpoint
ALTER TABLE "callback" ADD CONSTRAINT "callback_invoice_status_listed" CHECK ("callback"."invoice_status" in ('NEW', 'IN_PROGRESS', 'PENDING', 'PAYED', 'DONE', 'DECLINED', 'CANCELED', 'ERROR'));--> statement-breakpoint
ALTER TABLE "callback" ADD CONSTRAINT "callback_state_listed" CHECK ("callback"."state" in ('WAITING', 'EXECUTED', 'SUPERSEDED', 'FAILED'));--> statement-breakpoint
ALTER TABLE "entry" ADD CONSTRAINT "entry_currency_listed" CHECK ("entry"."currency" in ('UZS', 'RUB', 'KGS', 'AZN', 'USDT'));--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_flow_type_listed" CHECK ("invoice"."flow_type" in ('DEPOSIT', 'WITHDRAWAL'));--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_status_listed" CHECK ("invoice"."status" in ('NEW', 'IN_PROGRESS', 'PENDING', 'PAYED', 'DONE', 'DECLINED', 'CANCELED', 'ERROR'));--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_currency_listed" CHECK ("invoice"."currency" in ('UZS', 'RUB', 'KGS', 'AZN', 'USDT'));--> statement-breakpoint
ALTER TABLE "invoice_event" ADD CONSTRAINT "invoice_event_status_listed" CHECK ("invoice_event"."status" in ('NEW', 'IN_PROGRESS', 'PENDING', 'PAYED', 'DONE', 'DECLINED', 'CANCELED', 'ERROR'));--> statement-breakpoint
ALTER TABLE "invoice_event" ADD CONSTRAINT "invoice_event_actor_type_listed" CHECK ("invoice_event"."actor_type" in ('system', 'customer', 'staff', 'merchant', 'provider'));--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_lane_listed" CHECK ("job"."lane" in ('transaction', 'call', 'payout'));--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_kind_listed" CHECK ("ledger_account"."kind" in ('merchant_balance', 'merchant_reserve', 'payment_account', 'suspense', 'fees', 'treasury', 'fx_clearing', 'settled_usdt'));--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_currency_listed" CHECK ("ledger_account"."currency" in ('UZS', 'RUB', 'KGS', 'AZN', 'USDT'));--> statement-breakpoint
ALTER TABLE "merchant_logo" ADD CONSTRAINT "merchant_logo_media_type_listed" CHECK ("merchant_logo"."media_type" in ('image/png', 'image/jpeg', 'image/webp'));--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind_listed" CHECK ("notification"."kind" in ('TRANSFER_UNMATCHED', 'TRANSFER_DIFFERS', 'TRANSFER_LATE', 'REPORTS_CONTRADICT', 'PAYOUT_WAITS', 'PAYOUT_UNKNOWN', 'PAYOUT_AFTER_RELEASE', 'BALANCE_BELOW_ZERO', 'CALLBACK_FAILED', 'ACCOUNT_NEAR_LIMIT', 'TICKET_WAITS', 'REPORT_FAILED', 'NO_ACCOUNT_FREE', 'ACCOUNT_BELOW_ZERO'));--> statement-breakpoint
ALTER TABLE "payment_account" ADD CONSTRAINT "payment_account_currency_listed" CHECK ("payment_account"."currency" in ('UZS', 'RUB', 'KGS', 'AZN', 'USDT'));--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_status_listed" CHECK ("payout"."status" in ('NEW', 'SENT', 'UNKNOWN', 'PAID', 'FAILED'));--> statement-breakpoint
ALTER TABLE "posting" ADD CONSTRAINT "posting_kind_listed" CHECK ("posting"."kind" in ('money_reported', 'money_assigned', 'status_moved', 'settlement', 'account_movement'));--> statement-breakpoint
ALTER TABLE "provider" ADD CONSTRAINT "provider_kind_listed" CHECK ("provider"."kind" in ('sandbox', 'manual', 'http'));--> statement-breakpoint
ALTER TABLE "rate" ADD CONSTRAINT "rate_currency_listed" CHECK ("rate"."currency" in ('UZS', 'RUB', 'KGS', 'AZN', 'USDT'));--> statement-breakpoint
ALTER TABLE "setting" ADD CONSTRAINT "setting_value_listed" CHECK ("setting"."value" in ('true', 'false'));--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_currency_listed" CHECK ("settlement"."currency" in ('UZS', 'RUB', 'KGS', 'AZN', 'USDT'));--> statement-breakpoint
ALTER TABLE "support_ticket" ADD CONSTRAINT "support_ticket_status_listed" CHECK ("support_ticket"."status" in ('NEW', 'IN_WORK', 'PENDING', 'SOLVED', 'REJECTED'));--> statement-breakpoint
ALTER TABLE "terminal" ADD CONSTRAINT "terminal_flow_type_listed" CHECK ("terminal"."flow_type" in ('DEPOSIT', 'WITHDRAWAL'));--> statement-breakpoint
ALTER TABLE "terminal" ADD CONSTRAINT "terminal_currency_listed" CHECK ("terminal"."currency" in ('UZS', 'RUB', 'KGS', 'AZN', 'USDT'));--> statement-breakpoint
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_source_listed" CHECK ("transfer"."source" in ('provider', 'staff'));