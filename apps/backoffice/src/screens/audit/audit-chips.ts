import { formatInvoiceDay, parseReportDay } from '@tiyin/domain/dates';
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
  return read.ok ? formatInvoiceDay(read.ms) : day;
}

function daysWords({ from, to }: AuditConditions): string | undefined {
  if (from === undefined) return to === undefined ? undefined : `Until ${dayWords(to)}`;
  if (to === undefined) return `Since ${dayWords(from)}`;
  return from === to ? `Day: ${dayWords(from)}` : `Days: ${dayWords(from)} – ${dayWords(to)}`;
}

const withId = (words: string, id: number | string | undefined) =>
  id === undefined ? words : `${words} ${id}`;

/** The conditions that hold, one by one (OFFICE-350). */
export function auditChips(conditions: AuditConditions): readonly AuditChip[] {
  const { action, actorId, actorType, address, merchantId, objectId, objectKind } = conditions;
  const actor = actorType && `Actor: ${withId(actorTypeWords[actorType], actorId)}`;
  const object = objectKind && `Object: ${withId(kindWords(objectKind), objectId)}`;
  const chips = [
    { id: 'days', label: daysWords(conditions), without: { from: undefined, to: undefined } },
    { id: 'actor', label: actor, without: { actorType: undefined, actorId: undefined } },
    {
      id: 'action',
      label: action && `Action: ${actionWords(action)}`,
      without: { action: undefined },
    },
    { id: 'object', label: object, without: { objectKind: undefined, objectId: undefined } },
    {
      id: 'merchant',
      label: merchantId && `Merchant: ${merchantId}`,
      without: { merchantId: undefined },
    },
    { id: 'address', label: address && `Address: ${address}`, without: { address: undefined } },
  ];
  return chips.flatMap(({ label, ...chip }) =>
    typeof label === 'string' ? [{ ...chip, label }] : [],
  );
}
