import type {
  PersonId,
  PoolId,
  ProviderId,
  ReportScheduleId,
  ReportSendingId,
  TerminalId,
} from '@tiyin/domain/ids';
import { reportIntervals, reportKinds } from '@tiyin/domain/reports';
import { boolean, index, integer, pgTable, serial, text, uniqueIndex, uuid } from '../drizzle.ts';
import { bigId, instant, oneOf } from '../columns.ts';
import { terminal } from './merchants.ts';
import { person } from './people.ts';

const reportNames = reportKinds.map(({ name }) => name);

/** A report that a person has sent again and again (RUN-600). */
export const reportSchedule = pgTable(
  'report_schedule',
  {
    id: serial('id').$type<ReportScheduleId>().primaryKey(),
    personId: integer('person_id')
      .$type<PersonId>()
      .notNull()
      .references(() => person.id),
    report: oneOf('report', 'report_name', reportNames).notNull(),
    interval: oneOf('interval', 'report_interval', reportIntervals).notNull(),
    /** The parameters that the report needs; the others are null. */
    currencyId: integer('currency_id'),
    providerId: integer('provider_id').$type<ProviderId>(),
    poolId: integer('pool_id').$type<PoolId>(),
    /** Null: all terminals of the person. */
    terminalId: integer('terminal_id')
      .$type<TerminalId>()
      .references(() => terminal.id),
    /** Where there is no terminal, which has its own mode. */
    isTest: boolean('is_test').notNull(),
    webhookUrl: text('webhook_url'),
    webhookSecretEncrypted: text('webhook_secret_encrypted'),
    emails: text('emails').array().notNull(),
    isPaused: boolean('is_paused').notNull().default(false),
    /** The next time at which it is due. */
    dueAt: instant('due_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('report_schedule_of_person').on(table.personId)],
);

/** A report of a period to one receiver. Its id is the `webhook-id`, or a part of the `Message-ID`. */
export const reportSending = pgTable(
  'report_sending',
  {
    id: uuid('id').$type<ReportSendingId>().primaryKey(),
    scheduleId: integer('schedule_id')
      .$type<ReportScheduleId>()
      .notNull()
      .references(() => reportSchedule.id, { onDelete: 'cascade' }),
    periodStart: text('period_start').notNull(),
    periodEnd: text('period_end').notNull(),
    /** When it was due; null: a person sent it by hand. */
    dueAt: instant('due_at'),
    channel: oneOf('channel', 'alert_channel', ['WEBHOOK', 'EMAIL']).notNull(),
    /** The address of the webhook, or of the e-mail. */
    receiver: text('receiver').notNull(),
    state: oneOf('state', 'alert_message_state', [
      'WAITING',
      'SENT',
      'FAILED',
      'CANCELED',
    ]).notNull(),
    failedTries: integer('failed_tries').notNull().default(0),
    /** Why the last try failed, or it was canceled; null: none has. */
    lastError: text('last_error'),
    /** The lines of the file; null: none was sent, or a link in its place. */
    lines: bigId('lines'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('report_sending_of_schedule').on(table.scheduleId, table.createdAt.desc()),
    // Each receiver gets what was due once (RUN-601).
    uniqueIndex('report_sending_once').on(
      table.scheduleId,
      table.dueAt,
      table.channel,
      table.receiver,
    ),
  ],
);
