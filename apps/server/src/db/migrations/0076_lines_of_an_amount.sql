CREATE INDEX CONCURRENTLY IF NOT EXISTS "statement_line_amount" ON "statement_line" USING btree ("account_id","amount","day");
