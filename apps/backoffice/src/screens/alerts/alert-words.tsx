import type { AlertDelivery, AlertRule } from '@tiyin/api/types';
import { readAlertCondition } from '@tiyin/domain/alerts';
import { amountFromWire } from '@tiyin/domain/money';
import { Badge } from '@tiyin/ui/badge';
import { formatShortUtc } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import { lateTexts } from '../../texts/late-texts.ts';
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

const reasons: Readonly<Record<string, string>> = lateTexts({
  address_refused: () => i18n.t('the address leads to a private network'),
  timed_out: () => i18n.t('nothing was answered within 10 seconds'),
  no_mail_server: () => i18n.t('the server has no mail server'),
  no_secret: () => i18n.t('the rule has no secret'),
  outgoing_calls_are_off: () => i18n.t('outgoing calls are switched off here'),
  ECONNREFUSED: () => i18n.t('nothing listens at the address'),
  ENOTFOUND: () => i18n.t('the host of the address is not known'),
  ECONNECTION: () => i18n.t('the mail server is not reached'),
  ESOCKET: () => i18n.t('the mail server is not reached'),
  EDNS: () => i18n.t('the mail server is not found'),
  EAUTH: () => i18n.t('the mail server refuses the password'),
  ETLS: () => i18n.t('the mail server offers no TLS'),
});

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
