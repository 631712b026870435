CREATE TABLE "invoice_assignment" (
	"invoice_id" uuid NOT NULL,
	"is_internal" boolean NOT NULL,
	"person_id" integer,
	"assigned_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_assignment_invoice_id_is_internal_pk" PRIMARY KEY("invoice_id","is_internal")
);
--> statement-breakpoint
ALTER TABLE "invoice_assignment" ADD CONSTRAINT "invoice_assignment_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_assignment" ADD CONSTRAINT "invoice_assignment_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_assignment_of_person" ON "invoice_assignment" USING btree ("person_id","invoice_id") WHERE "invoice_assignment"."person_id" is not null;