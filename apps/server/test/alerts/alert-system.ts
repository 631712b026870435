import { AlertMessageStruct } from '@tiyin/api/structs/alert-message';
import type { AlertRuleRequest } from '@tiyin/api/types';
import { sql } from 'drizzle-orm';
import { create } from 'superstruct';
import { expect } from 'vitest';
import { scheduleAlertJudging } from '../../src/jobs/queue.ts';
import { createSendMail } from '../../src/mail/send-mail.ts';
import { anyAddress } from '../../src/outside/address-rules.ts';
import { createCallOut } from '../../src/outside/call-out.ts';
import { type Receiver, openReceiver } from '../callbacks/receiver.ts';
import { type Caller, signIn } from '../callers.ts';
import type { Shop } from '../payments/shop.ts';
import { minute, openTestSystem } from '../payments/test-system.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';

/** A rule about no payments of a shop, with the webhook and the mailbox of the test. */
export type RuleInput = Partial<AlertRuleRequest>;

/** A server whose webhooks and e-mails go over loopback, with a receiver of each. */
export type AlertSystem = Awaited<ReturnType<typeof openAlertSystem>>;

/**
 * Opens it at the beginning of an hour of the present: minutes older than two days by the database's clock are not
 * counted. It is not midnight, so that what is due at 00:15 UTC is about the day on which the test began.
 */
export async function openAlertSystem() {
  const receiver: Receiver = await openReceiver();
  const mailbox: Mailbox = await openMailbox();
  const system = await openTestSystem({
    callOut: createCallOut({ isAllowed: anyAddress }),
    sendMail: createSendMail(mailbox.settings),
    isRateLimited: false,
  });
  const [row] = await system.query(sql`select (extract(epoch from now()) * 1000)::bigint as ms`);
  const hour = 60 * minute;
  const ofHour = (Math.floor(Number(row?.['ms']) / hour) + 1) * hour;
  const next = new Date(ofHour).getUTCHours() === 0 ? ofHour + hour : ofHour;
  system.clock.advance(next - system.clock.now().getTime());
  await system.run((tx) => scheduleAlertJudging(tx, system.clock.now()));
  // A session of its own for each request: some tests let days pass.
  const operator: Caller = async (request) => (await signIn(system.app, 'operator'))(request);

  const requestOf = (shop: Shop, input: RuleInput = {}): AlertRuleRequest => ({
    name: 'No payments',
    condition: { kind: 'NO_PAYMENTS', minutes: 30 },
    merchantId: shop.merchantId,
    webhookUrl: receiver.url,
    emails: ['night@ops.example'],
    quietMinutes: 0,
    enabled: true,
    ...input,
  });

  return {
    ...system,
    receiver,
    mailbox,
    operator,
    requestOf,

    /** Adds a rule about a shop as the operator; returns its id and the secret of its webhook. */
    async addRule(shop: Shop, input: RuleInput = {}, caller: Caller = operator) {
      const body = requestOf(shop, input);
      const answer = await caller({ method: 'POST', url: '/api/v1/alert-rule', body });
      expect(answer.statusCode, answer.body).toBe(201);
      const { rule, secret } = answer.json<{
        data: { rule: { id: number; version: number }; secret: string };
      }>().data;
      return { ...rule, secret };
    },

    /** The messages that the receiver got: "alert.fired No payments". */
    webhooks: (): string[] =>
      receiver.received.map(({ body }) => {
        const { type, data } = create(JSON.parse(body), AlertMessageStruct);
        return `${type} ${data.name}`;
      }),

    /** The subjects of the e-mails that arrived. */
    subjects: (): (string | undefined)[] => mailbox.received.map(({ header }) => header('subject')),

    /** A deposit of a shop that is paid, or canceled. */
    async deposit(shop: Shop, outcome: 'CANCELED' | 'DONE'): Promise<void> {
      const made = await system.createDeposit(shop, 1_000_000n + BigInt(nextNumber()) * 100n);
      if (outcome === 'CANCELED') return system.move(made, 'CANCELED');
      await system.requestRequisites(made);
      await system.report(made);
    },

    /** Forgets what came so far, and every rule; no error was logged but those that tests bring about. */
    async reset(): Promise<void> {
      const isExpected = (line: string) => /"killed"|an alert rule was not judged/.test(line);
      expect(system.loggedErrors.filter((line) => !isExpected(line))).toEqual([]);
      receiver.received.length = 0;
      mailbox.received.length = 0;
      receiver.behave((response) => response.writeHead(204).end());
      mailbox.behave({});
      await system.query(sql`delete from alert_rule returning id`);
      await system.query(sql`delete from job where kind = 'alert.deliver' returning id`);
    },

    async close(): Promise<void> {
      await system.close();
      await receiver.close();
      await mailbox.close();
    },
  };
}

let numbers = 0;

/** Amounts differ, so that each has a card of its own. */
function nextNumber(): number {
  numbers += 1;
  return numbers;
}
