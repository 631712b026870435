import type { ExportAuditEntriesParameters } from '@tiyin/api/calls/audit';
import { isOneOf } from '@tiyin/domain/names';
import type { AddressConditions } from '../../addresses/address-conditions.ts';
import { type Day, isDay } from '../../addresses/filter-fields.ts';
import { pages } from '../../routing/pages.ts';
import { i18n } from '../../texts/i18n.ts';

/** The kinds of actors, in the order in which they are offered. */
export const actorTypes = [
  'staff',
  'merchant',
  'provider',
  'customer',
  'system',
  'command_line',
] as const;

/** The conditions that narrow the list; the address has all of them (OFFICE-350). */
export interface AuditConditions extends ExportAuditEntriesParameters {
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
}

/** The conditions, and where the shown page begins. */
export interface AuditQuery {
  readonly conditions: AuditConditions;
  /** The cursor of older entries; the newest without one. */
  readonly before: string | undefined;
}

const forms = {
  action: /^[a-z_]{1,40}\.[a-z_]{1,40}$/,
  objectKind: /^[a-z_]{1,40}$/,
  objectId: /^[\w:.-]{1,64}$/,
  address: /^[\da-fA-F.:]{2,45}$/,
  before: /^\d{1,15}\.\d{1,15}$/,
} as const;

/** A text in the form that the contract demands of a parameter; undefined for another. */
export function readParameter(name: keyof typeof forms, text: string | null): string | undefined {
  const trimmed = text?.trim() ?? '';
  return forms[name].test(trimmed) ? trimmed : undefined;
}

/** A positive id; undefined for anything else. */
export function readId(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,14}$/.test(text.trim()) ? Number(text) : undefined;
}

function readDay(text: string | null): Day | undefined {
  return text !== null && isDay(text) ? text : undefined;
}

const isId = (text: string) => readId(text) !== undefined;
const isParameter = (name: keyof typeof forms) => (text: string) =>
  readParameter(name, text) !== undefined;

/** The conditions of an address: an id needs the kind that it is of. */
export const auditConditions: AddressConditions = {
  from: { label: () => i18n.t('Days (UTC)'), isValid: isDay },
  to: { label: () => i18n.t('Days (UTC)'), isValid: isDay },
  actor: { label: () => i18n.t('Actor'), isValid: (text) => isOneOf(text, actorTypes) },
  actorId: {
    label: () => i18n.t('Actor ID'),
    isValid: (text, parameters) => isId(text) && isOneOf(parameters.get('actor') ?? '', actorTypes),
  },
  action: { label: () => i18n.t('Action'), isValid: isParameter('action') },
  object: { label: () => i18n.t('Kind of object'), isValid: isParameter('objectKind') },
  objectId: {
    label: () => i18n.t('Object ID'),
    isValid: (text, parameters) =>
      isParameter('objectId')(text) && isParameter('objectKind')(parameters.get('object') ?? ''),
  },
  merchant: { label: () => i18n.t('Merchant ID'), isValid: isId },
  address: { label: () => i18n.t('Client address'), isValid: isParameter('address') },
};

/** The list for an address; what an address has wrong does not narrow it. */
export function readAuditQuery(search: string): AuditQuery {
  const text = new URLSearchParams(search);
  const objectKind = readParameter('objectKind', text.get('object'));
  const actorType = actorTypes.find((type) => type === text.get('actor'));
  return {
    conditions: withoutMissing({
      from: readDay(text.get('from')),
      to: readDay(text.get('to')),
      actorType,
      actorId: actorType && readId(text.get('actorId')),
      action: readParameter('action', text.get('action')),
      objectKind,
      objectId: objectKind && readParameter('objectId', text.get('objectId')),
      merchantId: readId(text.get('merchant')),
      address: readParameter('address', text.get('address')),
    }),
    before: readParameter('before', text.get('before')),
  };
}

/** Conditions without those that are not set. */
export function withoutMissing(conditions: AuditConditions): AuditConditions {
  const set = Object.entries(conditions).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set);
}

const names = {
  from: 'from',
  to: 'to',
  actorType: 'actor',
  actorId: 'actorId',
  action: 'action',
  objectKind: 'object',
  objectId: 'objectId',
  merchantId: 'merchant',
  address: 'address',
} as const satisfies Readonly<Record<keyof AuditConditions, string>>;

/** The address of a list. */
export function auditAddress({ before, conditions }: Partial<AuditQuery>): string {
  const parameters = new URLSearchParams();
  for (const [condition, value] of Object.entries(conditions ?? {})) {
    const name = Object.entries(names).find(([known]) => known === condition)?.[1];
    if (name !== undefined && value !== undefined) parameters.set(name, String(value));
  }
  if (before !== undefined) parameters.set('before', before);
  const text = parameters.toString();
  return text === '' ? pages.audit.route : `${pages.audit.route}?${text}`;
}
