import { alertKinds } from '@tiyin/domain/alerts';
import type { AlertMessageId, AlertRuleId, MerchantId, TerminalId } from '@tiyin/domain/ids';
import { boolean, index, integer, pgTable, serial, text, uuid } from '../drizzle.ts';
import { amount, currencyCode, instant, oneOf } from '../columns.ts';
import { merchant, terminal } from './merchants.ts';

/** A condition that is judged every minute, and the receivers of its messages (RUN-560). */
export const alertRule = pgTable(
  'alert_rule',
  {
    id: serial('id').$type<AlertRuleId>().primaryKey(),
    name: text('name').notNull(),
    kind: oneOf('kind', 'alert_kind', alertKinds).notNull(),
    /** The numbers of the condition; those that the kind does not have are null. */
    percent: integer('percent'),
    minutes: integer('minutes'),
    minimum: integer('minimum'),
    count: integer('count'),
    amount: amount('amount'),
    currency: currencyCode('currency'),
    /** Null: the whole installation. */
    merchantId: integer('merchant_id')
      .$type<MerchantId>()
      .references(() => merchant.id),
    /** Made by people of the company: people of its merchant do not see it (RUN-562). */
    isInternal: boolean('is_internal').notNull().default(false),
    /** Null: all terminals. */
    terminalId: integer('terminal_id')
      .$type<TerminalId>()
      .references(() => terminal.id),
    /** Where there is no terminal, which has its own mode. */
    isTest: boolean('is_test').notNull(),
    webhookUrl: text('webhook_url'),
    webhookSecretEncrypted: text('webhook_secret_encrypted'),
    emails: text('emails').array().notNull(),
    quietMinutes: integer('quiet_minutes').notNull(),
    isEnabled: boolean('is_enabled').notNull(),
    /** The last firing; null: it has never fired. */
    firedAt: instant('fired_at'),
    /** Null while it lasts. */
    endedAt: instant('ended_at'),
    /** Since when the condition holds no longer, while the firing lasts for its quiet time. */
    calmSince: instant('calm_since'),
    /** The figures of the last firing, in words. */
    summary: text('summary'),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('alert_rule_merchant').on(table.merchantId)],
);

/** A message of a rule to one receiver. Its id is the `webhook-id`, or a part of the `Message-ID`. */
export const alertMessage = pgTable(
  'alert_message',
  {
    id: uuid('id').$type<AlertMessageId>().primaryKey(),
    ruleId: integer('rule_id')
      .$type<AlertRuleId>()
      .notNull()
      .references(() => alertRule.id, { onDelete: 'cascade' }),
    channel: oneOf('channel', 'alert_channel', ['WEBHOOK', 'EMAIL']).notNull(),
    /** The address of the webhook, or of the e-mail. */
    receiver: text('receiver').notNull(),
    /** The exact text of the webhook; an e-mail is written from it. */
    body: text('body').notNull(),
    state: oneOf('state', 'alert_message_state', [
      'WAITING',
      'SENT',
      'FAILED',
      'CANCELED',
    ]).notNull(),
    failedTries: integer('failed_tries').notNull().default(0),
    /** Why the last try failed; null: none has. */
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [index('alert_message_rule').on(table.ruleId, table.createdAt.desc())],
);
