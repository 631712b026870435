ALTER TABLE "api_key" ADD COLUMN "is_test" boolean;--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "scopes" text[];--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "addresses" text[];