ALTER TABLE "job" ADD COLUMN "merchant_id" integer;
--> statement-breakpoint
-- Those that are queued when this version starts.
UPDATE job SET merchant_id = coalesce(
    (job.payload->>'merchantId')::integer,
    (SELECT invoice.merchant_id FROM invoice WHERE invoice.id = (job.payload->>'invoiceId')::uuid))
  WHERE job.kind IN ('callback.deliver', 'event.deliver', 'endpoint.deliver');
