import type { InvoiceId } from '@tiyin/domain/ids';
import { pgTable, uuid } from '../drizzle.ts';
import { instant, oneOf } from '../columns.ts';

/** The languages of the payment form (FORM-1). */
export const formLanguages = ['en', 'ru', 'uz'] as const;

/** Classes of devices by the browser's `User-Agent`, of which nothing else is kept. */
export const deviceClasses = ['PHONE', 'TABLET', 'DESKTOP'] as const;

/**
 * The first time that a person opened the page of a form (FORM-780). Without a foreign key, which would
 * lock the invoice: a page may be opened while a payment is being booked.
 */
export const formOpening = pgTable('form_opening', {
  invoiceId: uuid('invoice_id').$type<InvoiceId>().primaryKey(),
  language: oneOf('language', 'form_language', formLanguages).notNull(),
  /** Null if unknown. */
  device: oneOf('device', 'device_class', deviceClasses),
  openedAt: instant('opened_at').notNull(),
});
