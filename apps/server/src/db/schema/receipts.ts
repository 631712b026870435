import { integer, pgTable, text } from '../drizzle.ts';
import { instant } from '../columns.ts';

/** Ed25519 key pairs that sign receipts: the newest signs, all of them verify (FORM-260). */
export const receiptKey = pgTable('receipt_key', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Base64 of its SPKI form. */
  publicKey: text('public_key').notNull(),
  privateKeyEncrypted: text('private_key_encrypted').notNull(),
  createdAt: instant('created_at').notNull(),
});
