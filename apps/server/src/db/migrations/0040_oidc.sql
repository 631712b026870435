CREATE TABLE "oidc_identity" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oidc_request" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"owner_hash" text NOT NULL,
	"next" text NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "oidc_request_purpose_listed" CHECK ("oidc_request"."purpose" in ('SIGN_IN', 'STEP_UP'))
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "must_give_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "is_by_oidc" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "has_provider_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "oidc_identity" ADD CONSTRAINT "oidc_identity_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "oidc_identity_subject" ON "oidc_identity" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "oidc_request_expiry" ON "oidc_request" USING btree ("expires_at");