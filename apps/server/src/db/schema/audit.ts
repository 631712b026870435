import type { MerchantId } from '@tiyin/domain/ids';
import {
  sql,
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from '../drizzle.ts';
import type { Actor } from '../../actor.ts';
import { bigId, bytes, instant, oneOf } from '../columns.ts';

/** The audit, written in the same transaction as the action (PEOPLE-140). Append-only, partitioned by month (ADR 52). */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigserial('id', { mode: 'number' }).notNull(),
    actorType: oneOf('actor_type', 'audit_actor_type', [
      'system',
      'customer',
      'staff',
      'merchant',
      'provider',
      'command_line',
    ]).notNull(),
    actorId: integer('actor_id'),
    /** The key of a merchant's server. */
    apiKeyId: integer('api_key_id'),
    action: text('action').notNull(),
    /** The object, as `kind:id`. */
    subject: text('subject').notNull(),
    /** The merchant whose people may see it; null: only those of all merchants may. */
    merchantId: integer('merchant_id').$type<MerchantId>(),
    /** The changed fields. */
    before: jsonb('before'),
    after: jsonb('after'),
    details: jsonb('details')
      .notNull()
      .default(sql`'{}'::jsonb`),
    /** The client's address; null where no request caused it. */
    address: text('address'),
    requestId: text('request_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.createdAt] }),
    index('audit_entry_newest').on(table.createdAt, table.id),
    index('audit_entry_of_subject').on(table.subject.op('text_pattern_ops')),
    index('audit_entry_of_action').on(table.action, table.createdAt, table.id),
    index('audit_entry_of_merchant')
      .on(table.merchantId, table.createdAt, table.id)
      .where(sql`merchant_id is not null`),
    index('audit_entry_of_person')
      .on(table.actorId, table.createdAt, table.id)
      .where(sql`actor_type = 'staff'`),
    index('audit_entry_of_address')
      .on(table.address, table.createdAt, table.id)
      .where(sql`address is not null`),
  ],
);

/** Entries that have no place in the chain yet: a trigger of `audit_entry` writes them. */
export const auditPending = pgTable('audit_pending', {
  entryId: bigId('entry_id').primaryKey(),
  createdAt: instant('created_at').notNull(),
});

/** The chain of the entries (ADR 22): each link has the hash of its entry and of the link before. Append-only. */
export const auditLink = pgTable('audit_link', {
  /** From 1, without gaps. */
  position: bigId('position').primaryKey(),
  entryId: bigId('entry_id').notNull().unique(),
  /** SHA-256 of the previous hash and the entry. */
  hash: bytes('hash').notNull(),
});

/** The last link: the one row is locked to add others. */
export const auditHead = pgTable(
  'audit_head',
  {
    id: integer('id').primaryKey().default(1),
    position: bigId('position').notNull(),
    hash: bytes('hash').notNull(),
  },
  () => [check('audit_head_single', sql`id = 1`)],
);

/** A failure, as it is repeated in the entry about the others. */
export type RepeatedFailure = {
  readonly actor: Actor;
  readonly action: string;
  readonly subject: string;
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
  readonly address: string | null;
};

/** Failures that repeat: the first of a minute is an entry, the others are counted (PEOPLE-143). */
export const auditRepeat = pgTable(
  'audit_repeat',
  {
    /** Names the action, the actor and the client's address. */
    key: text('key').notNull(),
    /** The start of the minute. */
    minute: instant('minute').notNull(),
    /** After the first. */
    repeats: integer('repeats').notNull().default(0),
    /** The first of them, whose facts the entry about the others repeats. */
    failure: jsonb('failure').$type<RepeatedFailure>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.minute] }),
    index('audit_repeat_minute').on(table.minute),
  ],
);
