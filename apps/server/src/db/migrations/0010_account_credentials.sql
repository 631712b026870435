CREATE TABLE "former_credential" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"value_encrypted" text,
	"value_last_four" text NOT NULL,
	"bank_name" text,
	"owner" text,
	"replaced_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_account" ALTER COLUMN "value_encrypted" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_account" ALTER COLUMN "value_index" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_account" ADD COLUMN "credential_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "former_credential" ADD CONSTRAINT "former_credential_account_id_payment_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."payment_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_credential_account" ON "former_credential" USING btree ("account_id","replaced_at");