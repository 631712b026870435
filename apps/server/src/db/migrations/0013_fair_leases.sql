ALTER TABLE "invoice" ADD COLUMN "adjustment" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lease" ADD COLUMN "merchant_id" integer;--> statement-breakpoint
ALTER TABLE "lease" ADD COLUMN "customer_external_id" text;--> statement-breakpoint
ALTER TABLE "lease" ADD COLUMN "address_index" text;--> statement-breakpoint
ALTER TABLE "terminal" ADD COLUMN "max_adjustment" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "lease_customer" ON "lease" USING btree ("customer_external_id","merchant_id");--> statement-breakpoint
CREATE INDEX "lease_address" ON "lease" USING btree ("address_index");