import type { AlertDelivery, AlertRule } from '@tiyin/api/types';
import { readAlertCondition } from '@tiyin/domain/alerts';
import { amountFromWire } from '@tiyin/domain/money';
import { Badge } from '@tiyin/ui/badge';
import { formatShortUtc } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import { wordsOfCondition } from './condition-words.ts';

/** The condition of a rule, as its messages say it. */
export function conditionWords({ condition: { amount, ...numbers } }: AlertRule): string {
  const condition = amount === undefined ? numbers : { ...numbers, amount: amountFromWire(amount) };
  return wordsOfCondition(readAlertCondition(condition));
}

/** "Bozor, Deposits", or "All merchants". */
export function scopeWords({ condition: { kind }, merchant, terminal }: AlertRule): string {
  if (merchant === null)
    return kind === 'INVARIANT_BROKEN' ? i18n.t('The system') : i18n.t('All merchants');
  return terminal === null ? merchant.name : `${merchant.name}, ${terminal.name}`;
}

/** The last firing: "24 Nov 14:03", or that there was none. */
export function lastFiringWords({ firing }: AlertRule): string {
  return firing === null ? i18n.t('Never') : `${formatShortUtc(firing.firedDate)} UTC`;
}

/** Whether a rule is off, clear, or fires now. */
export function AlertStateBadge({ rule }: { readonly rule: AlertRule }) {
  const { enabled, firing } = rule;
  if (!enabled) return <Badge tone="neutral">{i18n.t('Off')}</Badge>;
  const isFiring = firing !== null && firing.endedDate === null;
  return (
    <Badge tone={isFiring ? 'error' : 'success'} mark="dot">
      {isFiring ? i18n.t('Firing') : i18n.t('Clear')}
    </Badge>
  );
}

const reasons: Readonly<Record<string, string>> = {
  get address_refused() {
    return i18n.t('the address leads to a private network');
  },
  get timed_out() {
    return i18n.t('nothing was answered within 10 seconds');
  },
  get no_mail_server() {
    return i18n.t('the server has no mail server');
  },
  get no_secret() {
    return i18n.t('the rule has no secret');
  },
  get outgoing_calls_are_off() {
    return i18n.t('outgoing calls are switched off here');
  },
  get ECONNREFUSED() {
    return i18n.t('nothing listens at the address');
  },
  get ENOTFOUND() {
    return i18n.t('the host of the address is not known');
  },
  get ECONNECTION() {
    return i18n.t('the mail server is not reached');
  },
  get ESOCKET() {
    return i18n.t('the mail server is not reached');
  },
  get EDNS() {
    return i18n.t('the mail server is not found');
  },
  get EAUTH() {
    return i18n.t('the mail server refuses the password');
  },
  get ETLS() {
    return i18n.t('the mail server offers no TLS');
  },
};

/** A code of a failed try in words, with the code. */
export function errorWords(error: string): string {
  const words = reasons[error];
  if (words !== undefined) return `${words} (${error})`;
  return /^\d{3}$/.test(error) ? i18n.t('answered {error}', { error }) : error;
}

/** "Sent 24 Nov 14:03 UTC", or another state in words. */
export function deliveryWords({ error, sentDate, state }: Omit<AlertDelivery, 'channel'>): string {
  const why = error === null ? '' : errorWords(error);
  switch (state) {
    case 'SENT':
      return sentDate === null
        ? i18n.t('Sent')
        : i18n.t('Sent {sentDate} UTC', { sentDate: formatShortUtc(sentDate) });
    case 'WAITING':
      return error === null
        ? i18n.t('Being sent')
        : i18n.t('Failed so far, is tried again: {why}', { why });
    case 'FAILED':
      return error === null ? i18n.t('Not delivered') : i18n.t('Not delivered: {why}', { why });
    case 'CANCELED':
      return i18n.t('Not sent: the rule lost this receiver');
  }
}
