ALTER TABLE "invoice_event" ADD COLUMN "comment" text;--> statement-breakpoint
ALTER TABLE "posting" ADD COLUMN "person_id" integer;--> statement-breakpoint
ALTER TABLE "posting" ADD COLUMN "comment" text;--> statement-breakpoint
ALTER TABLE "posting" ADD CONSTRAINT "posting_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;