import { methodByName } from '@tiyin/domain/requisites';
import type { ReactElement, ReactNode } from 'react';
import { ArrowRightIcon, Icon } from '../../components/icon/index.ts';
import { CountryFlag } from '../country-flag/index.ts';
import { MethodLogo } from '../method-logo/index.ts';
import { say } from '../../locale/language/index.ts';
import { card, edge, fact, facts, label, name, pair, whole } from './RequisiteCard.css.ts';
import { RequisiteNumber } from './RequisiteNumber.tsx';
import type { RequisiteNumberProps } from './RequisiteNumber.tsx';

/** Read-only: the number and its kind. */
type ReadOnly = Omit<RequisiteNumberProps, 'isPhone'> & {
  readonly mode?: 'read-only';
  /** The kind of number: "Card number", "Phone number". */
  readonly label: string;
  readonly field?: never;
};

/** Editable: the field replaces the number and has its own label. */
type Editable = {
  readonly mode: 'editable';
  /**
   * A CardNumberField or a PhoneField; passed in, so that a read-only card does not import them.
   */
  readonly field: ReactElement;
  readonly cardNumber?: never;
  readonly label?: never;
  readonly invalidPhoneLabel?: never;
};

/** Requisites (FORM-26). Texts come in the reader's language. */
export type RequisiteCardProps = (ReadOnly | Editable) & {
  /** The method's name on the wire (FORM-65): its logo and its colour. */
  readonly method: string;
  /** The method's name for people. */
  readonly methodName: string;
  /** The receiving bank, after an arrow. */
  readonly bankName?: string | undefined;
  /** KGS, UZS, AZN or RUB; another code shows a globe, none no flag. */
  readonly countryCode?: string | undefined;
  readonly owner?: string | undefined;
  /** The label of the bank: "Bank". */
  readonly bankLabel?: string;
  /** The owner of the number: "Recipient". */
  readonly ownerLabel?: string;
  /** How much, with its currency: Money. */
  readonly amount?: ReactNode;
  /** `by_mobile`: the number is a phone's (FORM-31); any other is a card's. */
  readonly type?: string | undefined;
};

/**
 * The destination of the money, in a familiar form (FORM-26): a card face for a card, a line for a
 * phone. CopyLine next to it copies.
 */
export function RequisiteCard(props: RequisiteCardProps) {
  const { method, methodName, countryCode, amount, type } = props;
  const isPhone = type === 'by_mobile';
  const look = isPhone
    ? { className: card({ look: 'phone' }) }
    : {
        className: card({ look: 'card', color: methodByName(method)?.color ?? 'neutral' }),
        'data-theme': 'dark',
      };
  return (
    <div {...look}>
      <div className={edge}>
        <span className={pair}>
          <MethodLogo method={method} />
          <span className={name}>{methodName}</span>
          {countryCode && <CountryFlag code={countryCode} />}
        </span>
        {amount}
      </div>
      {props.mode === 'editable' && props.field}
      <Facts {...props} isPhone={isPhone} />
    </div>
  );
}

/** Each with its label before it, as it is read: the number, whose it is, at which bank. */
function Facts(props: RequisiteCardProps & { readonly isPhone: boolean }) {
  const { bankName, bankLabel = say('Bank'), owner, ownerLabel = say('Recipient') } = props;
  const isRead = props.mode !== 'editable';
  if (!isRead && !bankName && owner === undefined) return null;
  return (
    <dl className={facts}>
      {isRead && (
        <div className={whole}>
          <dt className={label}>{props.label}</dt>
          <dd>
            <RequisiteNumber {...props} />
          </dd>
        </div>
      )}
      {owner !== undefined && (
        <div className={fact}>
          <dt className={label}>{ownerLabel}</dt>
          <dd>{owner}</dd>
        </div>
      )}
      {bankName && (
        <div className={fact}>
          <dt className={label}>{bankLabel}</dt>
          <dd className={pair}>
            <Icon glyph={ArrowRightIcon} size={16} />
            {bankName}
          </dd>
        </div>
      )}
    </dl>
  );
}
