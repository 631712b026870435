import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { merchant } from './merchants.ts';

/** Staff of merchants and operators. Without a merchant: people of no single one (decision 24). */
export const person = pgTable('person', {
  id: serial('id').primaryKey(),
  username: text('username').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  permissions: text('permissions')
    .array()
    .notNull()
    .default(sql`'{}'`),
  merchantId: integer('merchant_id').references(() => merchant.id),
  testDashboard: boolean('test_dashboard').notNull().default(true),
  isDemo: boolean('is_demo').notNull().default(false),
  version: integer('version').notNull().default(1),
});

/** A sign-in; revoked by logout (decision 23). */
export const session = pgTable('session', {
  id: text('id').primaryKey(),
  personId: integer('person_id')
    .notNull()
    .references(() => person.id),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
});
