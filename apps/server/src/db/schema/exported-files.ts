import type { ExportedFileId, MerchantId } from '@tiyin/domain/ids';
import { bigserial, index, integer, jsonb, pgTable, text } from '../drizzle.ts';
import { bigId, instant, oneOf } from '../columns.ts';

/** How the sending of a file ended. */
export const exportOutcomes = ['WHOLE', 'BROKEN'] as const;

/** A file that left the system, written before its first byte (PEOPLE-600). */
export const exportedFile = pgTable(
  'exported_file',
  {
    id: bigserial('id', { mode: 'number' }).$type<ExportedFileId>().primaryKey(),
    actorType: oneOf('actor_type', 'exported_file_actor_type', ['staff', 'merchant']).notNull(),
    actorId: integer('actor_id').notNull(),
    /** The merchant whose people may see it: of the person, or of the key. */
    merchantId: integer('merchant_id').$type<MerchantId>(),
    /** The operation of the contract. */
    operation: text('operation').notNull(),
    name: text('name').notNull(),
    /** The parameters of the request, without card numbers and phones. */
    filter: jsonb('filter').$type<Readonly<Record<string, string | null>>>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null while it is under way, and where the server was killed. */
    endedAt: instant('ended_at'),
    outcome: oneOf('outcome', 'export_outcome', exportOutcomes),
    /** The lines below the header that were sent. */
    lines: bigId('lines'),
  },
  (table) => [
    index('exported_file_newest').on(table.createdAt, table.id),
    index('exported_file_of_merchant').on(table.merchantId, table.createdAt, table.id),
  ],
);
