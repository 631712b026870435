import type { AlertDelivery, AlertRule } from '@tiyin/api/types';
import { alertConditionWords, readAlertCondition } from '@tiyin/domain/alerts';
import { formatShortUtc } from '@tiyin/domain/dates';
import { amountFromWire } from '@tiyin/domain/money';
import { Badge } from '@tiyin/ui/badge';

/** The condition of a rule, as its messages say it. */
export function conditionWords({ condition: { amount, ...numbers } }: AlertRule): string {
  const condition = amount === undefined ? numbers : { ...numbers, amount: amountFromWire(amount) };
  return alertConditionWords(readAlertCondition(condition));
}

/** "Bozor, Deposits", or "All merchants". */
export function scopeWords({ condition: { kind }, merchant, terminal }: AlertRule): string {
  if (merchant === null) return kind === 'INVARIANT_BROKEN' ? 'The system' : 'All merchants';
  return terminal === null ? merchant.name : `${merchant.name}, ${terminal.name}`;
}

/** The last firing: "24 Nov 14:03", or that there was none. */
export function lastFiringWords({ firing }: AlertRule): string {
  return firing === null ? 'Never' : `${formatShortUtc(firing.firedDate)} UTC`;
}

/** Whether a rule is off, clear, or fires now. */
export function AlertStateBadge({ rule }: { readonly rule: AlertRule }) {
  const { enabled, firing } = rule;
  if (!enabled) return <Badge tone="neutral">Off</Badge>;
  const isFiring = firing !== null && firing.endedDate === null;
  return (
    <Badge tone={isFiring ? 'error' : 'success'} mark="dot">
      {isFiring ? 'Firing' : 'Clear'}
    </Badge>
  );
}

const reasons: Readonly<Record<string, string>> = {
  address_refused: 'the address leads to a private network',
  timed_out: 'nothing was answered within 10 seconds',
  no_mail_server: 'the server has no mail server',
  no_secret: 'the rule has no secret',
  outgoing_calls_are_off: 'outgoing calls are switched off here',
  ECONNREFUSED: 'nothing listens at the address',
  ENOTFOUND: 'the host of the address is not known',
  ECONNECTION: 'the mail server is not reached',
  ESOCKET: 'the mail server is not reached',
  EDNS: 'the mail server is not found',
  EAUTH: 'the mail server refuses the password',
  ETLS: 'the mail server offers no TLS',
};

/** A code of a failed try in words, with the code. */
export function errorWords(error: string): string {
  const words = reasons[error];
  if (words !== undefined) return `${words} (${error})`;
  return /^\d{3}$/.test(error) ? `answered ${error}` : error;
}

/** "Sent 24 Nov 14:03 UTC", or another state in words. */
export function deliveryWords({ error, sentDate, state }: Omit<AlertDelivery, 'channel'>): string {
  const why = error === null ? '' : `: ${errorWords(error)}`;
  switch (state) {
    case 'SENT':
      return sentDate === null ? 'Sent' : `Sent ${formatShortUtc(sentDate)} UTC`;
    case 'WAITING':
      return error === null ? 'Being sent' : `Failed so far, is tried again${why}`;
    case 'FAILED':
      return `Not delivered${why}`;
    case 'CANCELED':
      return 'Not sent: the rule lost this receiver';
  }
}
