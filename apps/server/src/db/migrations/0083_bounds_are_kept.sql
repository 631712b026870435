-- In a transaction of its own, without a lock that writers wait for.
ALTER TABLE posting VALIDATE CONSTRAINT posting_first_bound;
--> statement-breakpoint
ALTER TABLE entry VALIDATE CONSTRAINT entry_first_bound;
