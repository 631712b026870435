ALTER TABLE "statement_line" ADD COLUMN "reported_at" timestamp (3) with time zone;
