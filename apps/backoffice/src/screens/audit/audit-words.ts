import type { AuditActor, AuditActorType, AuditObject } from '@tiyin/api/types';
import { approvalKinds } from '@tiyin/domain/approvals';
import { isOneOf } from '@tiyin/domain/names';
import { notificationKinds } from '@tiyin/domain/notifications';
import { type CurrencyCode, currencies, isCurrencyCode } from '@tiyin/domain/money';
import { idEnd, invoiceIdEnd } from '../../identifier/short-id.ts';
import { formatMoney } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import { lateTexts } from '../../texts/late-texts.ts';
import { exportedFileText } from '../../texts/lists/exported-files.ts';
import { kindText } from '../notifications/kind-texts.ts';
import { approvalKindText } from '../../texts/lists/approval-kinds.ts';
import { knownText } from '../../texts/known-text.ts';

/** The kinds of actors in words. */
export const actorTypeWords: Readonly<Record<AuditActorType, string>> = lateTexts({
  staff: () => i18n.t('User'),
  merchant: () => i18n.t("Merchant's server"),
  provider: () => i18n.t("Provider's server"),
  customer: () => i18n.t('Customer'),
  system: () => i18n.t('System'),
  command_line: () => i18n.t('Command line'),
});

/** Kinds of objects that their codes do not name well. */
const kindNames: Readonly<Record<string, string>> = {
  api_key: 'API key',
  approval_rule: 'Approval rule',
  person: 'User',
  invariants: 'Checks',
};

/** "poolIds" and "pool_ids" as "Pool ids". */
function englishOf(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The objects of these ids have names, which are shown in place of them. */
const namedId = /^(account|assignee|invoice|merchant|pool|provider|terminal|transfer)Id$/;

/** A field in words: "poolIds" and "pool_ids" as "Pool ids", "poolId" as "Pool". */
export function fieldWords(name: string): string {
  return knownText(englishOf(name.replace(namedId, '$1')));
}

/** A kind of object in words. */
export function kindWords(kind: string): string {
  return knownText(kindNames[kind] ?? englishOf(kind));
}

/** "invoice.status_changed" as "Invoice: status changed". */
export function actionWords(action: string): string {
  const [kind = '', verb = ''] = action.split('.');
  return knownText(`${kindNames[kind] ?? englishOf(kind)}: ${englishOf(verb).toLowerCase()}`);
}

/** The second part of an action in words: "status changed". */
export function verbWords(action: string): string {
  const words = actionWords(action);
  return words.slice(words.indexOf(': ') + 2);
}

/** The kind of a change that needs approval, in words; undefined for any other text. */
function approvalWords(text: string): string | undefined {
  const code = approvalKinds.find((kind) => kind === text);
  return code && approvalKindText({ code });
}

/** The kind of a change that needs approval or of a notification, in words; undefined for any other text. */
function kindOf(value: string): string | undefined {
  return isOneOf(value, notificationKinds) ? kindText(value) : approvalWords(value);
}

/** The name of an object, or else its id; a rule is named by the kind of its changes. */
export function nameWords({ id, kind, name }: AuditObject): string {
  if (kind === 'approval_rule') return i18n.t('“{words}”', { words: approvalWords(id) ?? id });
  return name ?? (kind === 'invoice' ? invoiceIdEnd(id) : idEnd(id));
}

/** An object in words: "Invoice …B7A4442E"; there is one server, and a run is of all checks. */
export function objectWords(object: AuditObject): string {
  if (object.kind === 'server' || object.id === 'all') return kindWords(object.kind);
  return `${kindWords(object.kind)} ${nameWords(object)}`;
}

/** Facts that the audit keeps in minor units. */
const amountFields: ReadonlySet<string> = new Set([
  'amount',
  'baseAmount',
  'impliedRate',
  'limit',
  'maxAdjustment',
  'perUsdt',
  'settlementAmount',
  'threshold',
]);

/**
 * The value of a fact: an amount in its currency, "125 000.00 UZS", or "Yes".
 * @param currency of the entry; without one an amount says that it is in minor units
 */
export function valueWords(name: string, value: string, currency: string | undefined): string {
  if (name === 'kind') return kindOf(value) ?? value;
  if (name === 'operation') return exportedFileText(value) ?? value;
  // The value of an attribute is data, and shown as its page shows it.
  if (name !== 'value' && value === 'true') return i18n.t('Yes');
  if (name !== 'value' && value === 'false') return i18n.t('No');
  if (!amountFields.has(name) || !/^-?\d+$/.test(value)) return value;
  // The other leg of a settlement, whose entry names the currency that was settled (LEDGER-2).
  if (name === 'settlementAmount') return inCurrency(value, 'USDT');
  if (currency === undefined || !isCurrencyCode(currency))
    return i18n.t('{value} in minor units', { value });
  return inCurrency(value, currency);
}

function inCurrency(value: string, currency: CurrencyCode): string {
  return formatMoney(BigInt(value), currencies[currency]);
}

/** The name of an actor, or else its kind and id. */
export function actorWords({ id, name, type }: AuditActor): string {
  if (name !== null && name !== '') return name;
  return id === null ? actorTypeWords[type] : `${actorTypeWords[type]} ${id}`;
}
