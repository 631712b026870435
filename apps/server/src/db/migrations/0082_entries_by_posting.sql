CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "entry_first_pkey" ON "entry" ("id", "posting_id");
