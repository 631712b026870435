ALTER TABLE "callback" ALTER COLUMN "invoice_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "callback" ALTER COLUMN "invoice_status" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "callback" ALTER COLUMN "sequence" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "callback" ADD COLUMN "type" text DEFAULT 'invoice.status_changed' NOT NULL;--> statement-breakpoint
ALTER TABLE "callback" ADD COLUMN "merchant_id" integer;--> statement-breakpoint
ALTER TABLE "callback" ADD COLUMN "is_test" boolean;--> statement-breakpoint
ALTER TABLE "callback" ADD CONSTRAINT "callback_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "callback_merchant" ON "callback" USING btree ("merchant_id","number") WHERE "callback"."merchant_id" is not null;--> statement-breakpoint
ALTER TABLE "callback" ADD CONSTRAINT "callback_has_owner" CHECK (num_nulls("callback"."invoice_id", "callback"."invoice_status", "callback"."sequence") = case when "callback"."merchant_id" is null then 0 else 3 end
        and ("callback"."merchant_id" is null) = ("callback"."is_test" is null));