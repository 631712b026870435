CREATE DOMAIN form_language AS text CONSTRAINT form_language_listed CHECK (value IN ('en', 'ru', 'uz'));
--> statement-breakpoint
CREATE DOMAIN device_class AS text CONSTRAINT device_class_listed CHECK (value IN ('PHONE', 'TABLET', 'DESKTOP'));
--> statement-breakpoint
CREATE TABLE "form_opening" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"language" form_language NOT NULL,
	"device" device_class,
	"opened_at" timestamp (3) with time zone NOT NULL
);
