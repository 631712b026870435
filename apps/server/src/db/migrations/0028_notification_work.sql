CREATE TABLE "notification_comment" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"notification_id" bigint NOT NULL,
	"person_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "assignee_id" integer;--> statement-breakpoint
ALTER TABLE "notification_comment" ADD CONSTRAINT "notification_comment_notification_id_notification_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notification"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_comment" ADD CONSTRAINT "notification_comment_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_comment_of" ON "notification_comment" USING btree ("notification_id","id");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_assignee_id_person_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_assignee" ON "notification" USING btree ("assignee_id","id" DESC NULLS LAST) WHERE assignee_id is not null;