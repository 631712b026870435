CREATE TABLE "return_request" (
	"ticket_id" bigint PRIMARY KEY NOT NULL,
	"method_id" integer NOT NULL,
	"credential_encrypted" text NOT NULL,
	"credential_last_four" text NOT NULL,
	"bank_code" bigint,
	"amount" bigint NOT NULL,
	"return_id" uuid
);
--> statement-breakpoint
CREATE TABLE "ticket_receipt" (
	"ticket_id" bigint PRIMARY KEY NOT NULL,
	"media_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ticket_receipt_media_type_listed" CHECK ("ticket_receipt"."media_type" in ('image/png', 'image/jpeg', 'image/webp', 'application/pdf'))
);
--> statement-breakpoint
DROP INDEX "support_ticket_open_of_form";--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "kind" text DEFAULT 'PROBLEM' NOT NULL;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "return_request" ADD CONSTRAINT "return_request_ticket_id_support_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_request" ADD CONSTRAINT "return_request_return_id_money_return_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."money_return"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_receipt" ADD CONSTRAINT "ticket_receipt_ticket_id_support_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "support_ticket_open_of_kind" ON "support_ticket" USING btree ("invoice_id","kind") WHERE opened_by is null and status in ('NEW', 'IN_WORK', 'PENDING');--> statement-breakpoint
ALTER TABLE "support_ticket" ADD CONSTRAINT "support_ticket_kind_listed" CHECK ("support_ticket"."kind" in ('PROBLEM', 'RETURN'));