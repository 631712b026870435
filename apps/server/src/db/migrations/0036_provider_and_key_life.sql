ALTER TABLE "api_key" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "last_used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "last_used_address" text;--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "former_public_key" text;--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "former_private_key_encrypted" text;--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "former_key_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "key_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "former_secret_encrypted" text;--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "former_secret_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "secret_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "paused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "pause_reason" text;--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;