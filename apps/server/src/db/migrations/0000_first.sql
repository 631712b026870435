CREATE TABLE "api_key" (
	"id" serial PRIMARY KEY NOT NULL,
	"merchant_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "api_key_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" integer,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entry" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"posting_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"is_test" boolean NOT NULL,
	"terminal_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"merchant_id" integer NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_key_merchant_id_key_pk" PRIMARY KEY("merchant_id","key")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant_id" integer NOT NULL,
	"terminal_id" integer NOT NULL,
	"merchant_invoice_id" text NOT NULL,
	"provider_invoice_id" text,
	"flow_type" text NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint,
	"currency" text NOT NULL,
	"is_test" boolean NOT NULL,
	"method_id" integer,
	"account_id" integer,
	"customer_external_id" text NOT NULL,
	"customer_first_name" text,
	"customer_last_name" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"status_at" timestamp (3) with time zone NOT NULL,
	"deadline_at" timestamp (3) with time zone NOT NULL,
	"match_until" timestamp (3) with time zone,
	"was_refused" boolean DEFAULT false NOT NULL,
	"was_moved_by_person" boolean DEFAULT false NOT NULL,
	"event_sequence" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "invoice_merchant_invoice_id" UNIQUE("merchant_id","merchant_invoice_id")
);
--> statement-breakpoint
CREATE TABLE "invoice_event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"code" text NOT NULL,
	"status" text,
	"actor_type" text NOT NULL,
	"actor_id" integer,
	"details" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_event_sequence" UNIQUE("invoice_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"run_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "lease" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"invoice_id" uuid NOT NULL,
	"is_unique" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"held_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"merchant_id" integer,
	"payment_account_id" integer,
	"currency" text NOT NULL,
	"is_test" boolean NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_account_kept" UNIQUE("id","currency","is_test")
);
--> statement-breakpoint
CREATE TABLE "merchant" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"private_key_encrypted" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_account" (
	"id" serial PRIMARY KEY NOT NULL,
	"provider_id" integer NOT NULL,
	"method_id" integer NOT NULL,
	"currency" text NOT NULL,
	"bank_name" text,
	"owner" text,
	"value_encrypted" text NOT NULL,
	"value_index" text NOT NULL,
	"value_last_four" text NOT NULL,
	"limit" bigint NOT NULL,
	"priority" integer NOT NULL,
	"check_unique_amount" boolean NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payment_account_value_index_unique" UNIQUE("value_index")
);
--> statement-breakpoint
CREATE TABLE "payment_form" (
	"id" text PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"verification_key" text NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"error_url" text NOT NULL,
	"can_change_amount" boolean NOT NULL,
	"method_id" integer,
	CONSTRAINT "payment_form_invoice_id_unique" UNIQUE("invoice_id")
);
--> statement-breakpoint
CREATE TABLE "person" (
	"id" serial PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"merchant_id" integer,
	"test_dashboard" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "person_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "pool" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pool_account" (
	"pool_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	CONSTRAINT "pool_account_pool_id_account_id_pk" PRIMARY KEY("pool_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "posting" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"invoice_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "terminal" (
	"id" serial PRIMARY KEY NOT NULL,
	"merchant_id" integer NOT NULL,
	"name" text NOT NULL,
	"flow_type" text NOT NULL,
	"currency" text NOT NULL,
	"pool_id" integer NOT NULL,
	"is_test" boolean NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terminal_method" (
	"terminal_id" integer NOT NULL,
	"method_id" integer NOT NULL,
	"min_amount" bigint NOT NULL,
	"max_amount" bigint NOT NULL,
	"fee_basis_points" integer NOT NULL,
	"fee_fixed" bigint NOT NULL,
	CONSTRAINT "terminal_method_terminal_id_method_id_pk" PRIMARY KEY("terminal_id","method_id")
);
--> statement-breakpoint
CREATE TABLE "transfer" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" integer,
	"external_id" text NOT NULL,
	"source" text NOT NULL,
	"amount" bigint NOT NULL,
	"invoice_id" uuid NOT NULL,
	"person_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "transfer_external_id" UNIQUE("account_id","external_id")
);
--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry" ADD CONSTRAINT "entry_posting_id_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."posting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry" ADD CONSTRAINT "entry_account" FOREIGN KEY ("account_id","currency","is_test") REFERENCES "public"."ledger_account"("id","currency","is_test") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_terminal_id_terminal_id_fk" FOREIGN KEY ("terminal_id") REFERENCES "public"."terminal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_account_id_payment_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."payment_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_event" ADD CONSTRAINT "invoice_event_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease" ADD CONSTRAINT "lease_account_id_payment_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."payment_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease" ADD CONSTRAINT "lease_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_payment_account_id_payment_account_id_fk" FOREIGN KEY ("payment_account_id") REFERENCES "public"."payment_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_account" ADD CONSTRAINT "payment_account_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_form" ADD CONSTRAINT "payment_form_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_account" ADD CONSTRAINT "pool_account_pool_id_pool_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."pool"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_account" ADD CONSTRAINT "pool_account_account_id_payment_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."payment_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting" ADD CONSTRAINT "posting_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terminal" ADD CONSTRAINT "terminal_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terminal" ADD CONSTRAINT "terminal_pool_id_pool_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."pool"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terminal_method" ADD CONSTRAINT "terminal_method_terminal_id_terminal_id_fk" FOREIGN KEY ("terminal_id") REFERENCES "public"."terminal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_account_id_payment_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."payment_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entry_subject" ON "audit_entry" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "entry_posting" ON "entry" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "entry_account_id" ON "entry" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "invoice_newest" ON "invoice" USING btree ("is_test","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invoice_newest_of_merchant" ON "invoice" USING btree ("merchant_id","is_test","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invoice_newest_of_terminal" ON "invoice" USING btree ("terminal_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("run_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lease_unique_amount" ON "lease" USING btree ("account_id","amount") WHERE is_unique;--> statement-breakpoint
CREATE INDEX "lease_account" ON "lease" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "lease_invoice" ON "lease" USING btree ("invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_account_identity" ON "ledger_account" USING btree ("kind","currency","is_test",coalesce("merchant_id", 0),coalesce("payment_account_id", 0));--> statement-breakpoint
CREATE INDEX "ledger_account_merchant" ON "ledger_account" USING btree ("merchant_id");--> statement-breakpoint
CREATE INDEX "ledger_account_payment_account" ON "ledger_account" USING btree ("payment_account_id");--> statement-breakpoint
CREATE INDEX "payment_account_provider" ON "payment_account" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "posting_invoice" ON "posting" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "terminal_merchant" ON "terminal" USING btree ("merchant_id");--> statement-breakpoint
CREATE INDEX "transfer_invoice" ON "transfer" USING btree ("invoice_id");