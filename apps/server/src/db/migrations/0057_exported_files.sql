CREATE DOMAIN exported_file_actor_type AS text CONSTRAINT exported_file_actor_type_listed
  CHECK (value IN ('staff', 'merchant'));
--> statement-breakpoint
CREATE DOMAIN export_outcome AS text CONSTRAINT export_outcome_listed CHECK (value IN ('WHOLE', 'BROKEN'));
--> statement-breakpoint
CREATE TABLE "exported_file" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"actor_type" exported_file_actor_type NOT NULL,
	"actor_id" integer NOT NULL,
	"merchant_id" integer,
	"operation" text NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"outcome" export_outcome,
	"lines" bigint
);
--> statement-breakpoint
CREATE INDEX "exported_file_newest" ON "exported_file" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "exported_file_of_merchant" ON "exported_file" USING btree ("merchant_id","created_at","id");
