import { i18n } from '../../../texts/i18n.ts';
import type { Day } from '../../../addresses/filter-fields.ts';
import {
  type AuditConditions,
  actorTypes,
  readId,
  readParameter,
  withoutMissing,
} from '../audit-address.ts';

/** The fields of the filter as they are typed. */
export interface AuditDraft {
  readonly from: Day | undefined;
  readonly to: Day | undefined;
  /** Empty: any. */
  readonly actorType: string;
  readonly actorId: string;
  readonly action: string;
  readonly objectKind: string;
  readonly objectId: string;
  readonly merchantId: string;
  readonly address: string;
}

/** The name of a field that is typed. */
export type TypedField = Exclude<keyof AuditDraft, 'actorType' | 'from' | 'to'>;

/** The fields for conditions. */
export function draftOf(conditions: AuditConditions): AuditDraft {
  const { action, actorId, actorType, address, from, merchantId, objectId, objectKind, to } =
    conditions;
  return {
    from,
    to,
    actorType: actorType ?? '',
    actorId: actorId === undefined ? '' : String(actorId),
    action: action ?? '',
    objectKind: objectKind ?? '',
    objectId: objectId ?? '',
    merchantId: merchantId === undefined ? '' : String(merchantId),
    address: address ?? '',
  };
}

/** The errors by field; none if the fields can be applied. */
export type DraftErrors = Readonly<Partial<Record<TypedField, string>>>;

/** The conditions of the fields, and the errors in them. */
export function readDraft(draft: AuditDraft): {
  readonly conditions: AuditConditions;
  readonly errors: DraftErrors;
} {
  const actorType = actorTypes.find((type) => type === draft.actorType);
  const read = {
    actorId: readId(draft.actorId),
    action: readParameter('action', draft.action),
    objectKind: readParameter('objectKind', draft.objectKind),
    objectId: readParameter('objectId', draft.objectId),
    merchantId: readId(draft.merchantId),
    address: readParameter('address', draft.address),
  };
  const wrong = (field: TypedField) => draft[field].trim() !== '' && read[field] === undefined;
  const errors: DraftErrors = {
    ...(wrong('actorId') && { actorId: i18n.t('An ID is a whole number') }),
    ...(read.actorId !== undefined &&
      !actorType && { actorId: i18n.t('Choose a kind of actor, too') }),
    ...(wrong('action') && { action: i18n.t('An action looks like invoice.status_changed') }),
    ...(wrong('objectKind') && { objectKind: i18n.t('A kind of object looks like invoice') }),
    ...(wrong('objectId') && { objectId: i18n.t('This is not an ID') }),
    ...(read.objectId !== undefined &&
      draft.objectKind.trim() === '' && { objectKind: i18n.t('Name the kind of the object, too') }),
    ...(wrong('merchantId') && { merchantId: i18n.t('An ID is a whole number') }),
    ...(wrong('address') && { address: i18n.t('This is not an address') }),
  };
  const { from, to } = draft;
  return { conditions: withoutMissing({ from, to, actorType, ...read }), errors };
}
