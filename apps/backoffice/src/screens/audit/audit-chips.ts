import { parseReportDay } from '@tiyin/domain/dates';
import { formatDayUtc } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import type { AuditConditions } from './audit-address.ts';
import { actionWords, actorTypeWords, kindWords } from './audit-words.ts';

/** One condition in words, and what removes it. */
export interface AuditChip {
  readonly id: string;
  readonly label: string;
  readonly without: AuditConditions;
}

function dayWords(day: string): string {
  const read = parseReportDay(day);
  return read.ok ? formatDayUtc(read.ms) : day;
}

function daysWords({ from, to }: AuditConditions): string | undefined {
  if (from === undefined)
    return to === undefined ? undefined : i18n.t('Until {to}', { to: dayWords(to) });
  if (to === undefined) return i18n.t('Since {from}', { from: dayWords(from) });
  return from === to
    ? i18n.t('Day: {from}', { from: dayWords(from) })
    : i18n.t('Days: {from} – {to}', { from: dayWords(from), to: dayWords(to) });
}

const withId = (words: string, id: number | string | undefined) =>
  id === undefined ? words : `${words} ${id}`;

/** The conditions that hold, one by one (OFFICE-350). */
export function auditChips(conditions: AuditConditions): readonly AuditChip[] {
  const { action, actorId, actorType, address, merchantId, objectId, objectKind } = conditions;
  const actor =
    actorType &&
    i18n.t('Actor: {actorType}', { actorType: withId(actorTypeWords[actorType], actorId) });
  const object =
    objectKind &&
    i18n.t('Object: {objectKind}', { objectKind: withId(kindWords(objectKind), objectId) });
  const chips = [
    { id: 'days', label: daysWords(conditions), without: { from: undefined, to: undefined } },
    { id: 'actor', label: actor, without: { actorType: undefined, actorId: undefined } },
    {
      id: 'action',
      label: action && i18n.t('Action: {action}', { action: actionWords(action) }),
      without: { action: undefined },
    },
    { id: 'object', label: object, without: { objectKind: undefined, objectId: undefined } },
    {
      id: 'merchant',
      label: merchantId && i18n.t('Merchant: {merchantId}', { merchantId }),
      without: { merchantId: undefined },
    },
    {
      id: 'address',
      label: address && i18n.t('Address: {address}', { address }),
      without: { address: undefined },
    },
  ];
  return chips.flatMap(({ label, ...chip }) =>
    typeof label === 'string' ? [{ ...chip, label }] : [],
  );
}
