import type { ApiKeyId, MerchantId, MethodId, PoolId, TerminalId } from '@tiyin/domain/ids';
import { flowTypes, overPayments, shortPayments } from '@tiyin/domain/invoices';
import type { KeyScope } from '@tiyin/domain/permissions';
import {
  sql,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
} from '../drizzle.ts';
import { amount, bytes, codeOf, currencyCode, instant, oneOf } from '../columns.ts';
import { pool } from './accounts.ts';

/** A merchant and the Ed25519 key that signs its callbacks. */
export const merchant = pgTable('merchant', {
  id: serial('id').$type<MerchantId>().primaryKey(),
  name: text('name').notNull(),
  publicKey: text('public_key').notNull(),
  privateKeyEncrypted: text('private_key_encrypted').notNull(),
  /** The key before it, which signs as well until `formerKeyUntil` (API-262). */
  formerPublicKey: text('former_public_key'),
  formerPrivateKeyEncrypted: text('former_private_key_encrypted'),
  formerKeyUntil: instant('former_key_until'),
  /** When the key was last replaced; null while it is the first. */
  keyChangedAt: instant('key_changed_at'),
  /** Where callbacks go whose form names no other address; null: nowhere. */
  callbackUrl: text('callback_url'),
  /** The display name for customers instead of the name. */
  displayName: text('display_name'),
  /** The colour of the payment form's main buttons, `#rrggbb`; null: the product's own. */
  accent: text('accent'),
  /** The origins whose pages may frame the payment form, as a policy names them. */
  frameOrigins: jsonb('frame_origins').$type<readonly string[]>().notNull().default([]),
  version: integer('version').notNull().default(1),
});

/** The picture beside a merchant's name, apart from its row, which is read far more often. */
export const merchantLogo = pgTable(
  'merchant_logo',
  {
    merchantId: integer('merchant_id')
      .$type<MerchantId>()
      .primaryKey()
      .references(() => merchant.id),
    /** The first half of its SHA-256 in hexadecimal: the name under which it is served, and kept by browsers. */
    hash: text('hash').notNull(),
    mediaType: oneOf('media_type', 'logo_media_type', [
      'image/png',
      'image/jpeg',
      'image/webp',
    ]).notNull(),
    /** Pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [index('merchant_logo_hash').on(table.hash)],
);

/** A key of a merchant's own server; only its hash is kept. */
export const apiKey = pgTable('api_key', {
  id: serial('id').$type<ApiKeyId>().primaryKey(),
  merchantId: integer('merchant_id')
    .$type<MerchantId>()
    .notNull()
    .references(() => merchant.id),
  /** The name that its people gave it. */
  name: text('name').notNull().default(''),
  tokenHash: text('token_hash').notNull().unique(),
  /** Its last four characters, to distinguish keys. */
  lastFour: text('last_four').notNull().default(''),
  isDemo: boolean('is_demo').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  revokedAt: instant('revoked_at'),
  /** When it ends by itself; null: never (API-260). */
  expiresAt: instant('expires_at'),
  /** Its last use, kept to the minute, and the address that it came from (API-261). */
  lastUsedAt: instant('last_used_at'),
  lastUsedAddress: text('last_used_address'),
  /** It sees only test, or only production; null: both (API-489). */
  isTest: boolean('is_test'),
  /** Its scopes; null: all (API-487). */
  scopes: text('scopes').array().$type<KeyScope[]>(),
  /** The addresses and networks that it may be used from; null: any (API-488). */
  addresses: text('addresses').array(),
});

/** One flow, one currency, one pool (ROUTING-1). */
export const terminal = pgTable(
  'terminal',
  {
    id: serial('id').$type<TerminalId>().primaryKey(),
    merchantId: integer('merchant_id')
      .$type<MerchantId>()
      .notNull()
      .references(() => merchant.id),
    name: text('name').notNull(),
    flowType: codeOf('flow_type', 'flow_type', flowTypes).notNull(),
    currency: currencyCode('currency').notNull(),
    poolId: integer('pool_id')
      .$type<PoolId>()
      .notNull()
      .references(() => pool.id),
    isTest: boolean('is_test').notNull(),
    isEnabled: boolean('is_enabled').notNull().default(true),
    /** Minor units that may be added to a fixed amount where no account is free for it (ROUTING-203). */
    maxAdjustment: amount('max_adjustment')
      .notNull()
      .default(sql`0`),
    /** The rules for a deposit that received less, or more, than its amount (INVOICE-24). */
    shortPayment: oneOf('short_payment', 'terminal_short_payment', shortPayments)
      .notNull()
      .default('TOP_UP'),
    overPayment: oneOf('over_payment', 'terminal_over_payment', overPayments)
      .notNull()
      .default('ACCEPT_AMOUNT'),
    /** Below the first its success rate is low, from the second on good; percent (PEOPLE-37). */
    successPercentLowThreshold: integer('success_percent_low_threshold').notNull().default(70),
    successPercentHighThreshold: integer('success_percent_high_threshold').notNull().default(90),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('terminal_merchant').on(table.merchantId),
    index('terminal_pool').on(table.poolId),
  ],
);

/** A method of a terminal, with its limits and fee rule (ROUTING-2). */
export const terminalMethod = pgTable(
  'terminal_method',
  {
    terminalId: integer('terminal_id')
      .$type<TerminalId>()
      .notNull()
      .references(() => terminal.id),
    methodId: integer('method_id').$type<MethodId>().notNull(),
    minAmount: amount('min_amount').notNull(),
    maxAmount: amount('max_amount').notNull(),
    feeBasisPoints: integer('fee_basis_points').notNull(),
    feeFixed: amount('fee_fixed').notNull(),
    /** False if it is no longer offered: existing invoices still need its fee. */
    isOffered: boolean('is_offered').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.terminalId, table.methodId] })],
);

/** Further facts about a terminal, by the types of reference list 105. */
export const terminalAttribute = pgTable(
  'terminal_attribute',
  {
    id: serial('id').primaryKey(),
    terminalId: integer('terminal_id')
      .$type<TerminalId>()
      .notNull()
      .references(() => terminal.id),
    /** Of reference list 105. */
    typeId: integer('type_id').notNull(),
    value: text('value').notNull(),
  },
  (table) => [index('terminal_attribute_terminal').on(table.terminalId)],
);

/** The stored response of a merchant's request, by its Idempotency-Key, for 24 hours (API-17). */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    merchantId: integer('merchant_id')
      .$type<MerchantId>()
      .notNull()
      .references(() => merchant.id),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.key] })],
);
