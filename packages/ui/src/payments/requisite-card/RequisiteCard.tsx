import { methodByName } from '@tiyin/domain/requisites';
import type { ReactElement, ReactNode } from 'react';
import { ArrowRightIcon, Icon } from '../../components/icon/index.ts';
import { CountryFlag } from '../country-flag/index.ts';
import { MethodLogo } from '../method-logo/index.ts';
import { card, edge, fact, facts, label, name, pair, whole } from './RequisiteCard.css.ts';
import { RequisiteNumber } from './RequisiteNumber.tsx';
import type { RequisiteNumberProps } from './RequisiteNumber.tsx';

/** To be read: the number, and what it is. */
type ReadOnly = Omit<RequisiteNumberProps, 'isPhone'> & {
  readonly mode?: 'read-only';
  /** What the number is: "Card number", "Phone number". */
  readonly label: string;
  readonly field?: never;
};

/** To be filled in: the field stands where the number would, and brings its own label. */
type Editable = {
  readonly mode: 'editable';
  /** A CardNumberField or a PhoneField; handed in, so that a card that is only read does not weigh as much. */
  readonly field: ReactElement;
  readonly cardNumber?: never;
  readonly label?: never;
  readonly invalidPhoneLabel?: never;
};

/** What requisites take (FORM-26). Words come in the reader's language. */
export type RequisiteCardProps = (ReadOnly | Editable) & {
  /** The method's name on the wire (FORM-65): its logo and its colour. */
  readonly method: string;
  /** The method's name for people. */
  readonly methodName: string;
  /** The bank that the money goes to, behind an arrow. */
  readonly bankName?: string | undefined;
  /** KGS, UZS, AZN or RUB; any other has a globe, none no flag. */
  readonly countryCode?: string | undefined;
  readonly owner?: string | undefined;
  /** What the bank is: "Bank". */
  readonly bankLabel?: string;
  /** Whose the number is: "Recipient". */
  readonly ownerLabel?: string;
  /** How much, with its currency: Money. */
  readonly amount?: ReactNode;
  /** `by_mobile`: the number is a phone's (FORM-31); any other is a card's. */
  readonly type?: string | undefined;
};

/**
 * Where the money goes, looking like what it is (FORM-26): a card's face for a card, a line for a
 * phone. CopyLine beside it copies.
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
  const { bankName, bankLabel = 'Bank', owner, ownerLabel = 'Recipient' } = props;
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
