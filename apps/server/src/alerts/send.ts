import { AlertMessageStruct } from '@tiyin/api/structs/alert-message';
import type { AlertMessageId } from '@tiyin/domain/ids';
import { create } from 'superstruct';
import { secretHeaders } from '../callbacks/sign.ts';
import { originOf } from '../config/read-origins.ts';
import type { ServerContext } from '../context.ts';
import { alertSecretOwner } from './alert-secret.ts';
import type { AlertNames, AlertRuleRow } from './alert-row.ts';
import { mailOf } from './message-body.ts';

/** The dependencies of sending. */
export type SendDeps = Pick<ServerContext, 'callOut' | 'clock' | 'config' | 'secrets' | 'sendMail'>;

/** A receiver of messages. */
export type AlertReceiver = {
  readonly channel: 'EMAIL' | 'WEBHOOK';
  readonly receiver: string;
};

/** The outcome of one try. */
export type AlertOutcome = {
  /** The HTTP status; null where nothing was answered, and for e-mails. */
  readonly statusCode: number | null;
  /** The first 2 kB of the response, or the reply of the mail server. */
  readonly answer: string;
  /** Null if it was taken. */
  readonly error: string | null;
  /** Trying again would not help. */
  readonly isPermanent: boolean;
};

/** The receivers of a rule's messages. */
export function receiversOf({ webhookUrl, emails }: AlertRuleRow): readonly AlertReceiver[] {
  return [
    ...(webhookUrl === null ? [] : [{ channel: 'WEBHOOK', receiver: webhookUrl } as const]),
    ...emails.map((receiver) => ({ channel: 'EMAIL', receiver }) as const),
  ];
}

type Message = AlertReceiver & {
  readonly id: AlertMessageId;
  readonly body: string;
  readonly rule: AlertRuleRow;
  readonly names: AlertNames;
};

/** Sends a message to one receiver, once. */
export function sendMessage(message: Message, deps: SendDeps): Promise<AlertOutcome> {
  return message.channel === 'WEBHOOK' ? callWebhook(message, deps) : mail(message, deps);
}

async function callWebhook(
  { id, body, receiver, rule }: Message,
  { callOut, clock, secrets }: SendDeps,
): Promise<AlertOutcome> {
  if (rule.webhookSecretEncrypted === null) return failed('no_secret');
  const secret = secrets.decrypt(rule.webhookSecretEncrypted, alertSecretOwner(rule.id));
  const headers = secretHeaders({ id, body, secret, now: clock.now() });
  const came = await callOut({ url: receiver, headers, body });
  if ('error' in came) return failed(came.error);
  const { statusCode, text: answer } = came;
  const isTaken = statusCode >= 200 && statusCode < 300;
  return { statusCode, answer, error: isTaken ? null : String(statusCode), isPermanent: false };
}

async function mail(
  { id, body, names, receiver }: Message,
  { config, sendMail }: SendDeps,
): Promise<AlertOutcome> {
  const message = create(JSON.parse(body), AlertMessageStruct);
  const came = await sendMail({
    id,
    to: receiver,
    ...mailOf(message, names, originOf('backoffice', config)),
  });
  return 'error' in came
    ? { ...failed(came.error), isPermanent: came.isPermanent }
    : { statusCode: null, answer: came.reply, error: null, isPermanent: false };
}

const failed = (error: string): AlertOutcome => ({
  statusCode: null,
  answer: '',
  error,
  isPermanent: false,
});
