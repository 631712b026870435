CREATE TABLE "merchant_logo" (
	"merchant_id" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"media_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "display_name" text;--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "accent" text;--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "frame_origins" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "merchant_logo" ADD CONSTRAINT "merchant_logo_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merchant_logo_hash" ON "merchant_logo" USING btree ("hash");