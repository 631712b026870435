ALTER TABLE "transfer" DROP CONSTRAINT "transfer_reverses_id_unique";
