CREATE TABLE "known_place" (
	"person_id" integer NOT NULL,
	"place" text NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_place_person_id_place_pk" PRIMARY KEY("person_id","place")
);
--> statement-breakpoint
CREATE TABLE "sign_in_brake" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"failed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "known_place" ADD CONSTRAINT "known_place_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;