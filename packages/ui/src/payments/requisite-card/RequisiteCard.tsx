import { methodByName } from '@tiyin/domain/requisites';
import type { ReactElement, ReactNode } from 'react';
import { ArrowRightIcon, Icon } from '../../components/icon/index.ts';
import { CountryFlag } from '../country-flag/index.ts';
import { MethodLogo } from '../method-logo/index.ts';
import { card, edge, name, pair } from './RequisiteCard.css.ts';
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

/** What requisites take (section 3). Words come in the reader's language. */
export type RequisiteCardProps = (ReadOnly | Editable) & {
  /** The method's name on the wire (section 1): its logo and its colour. */
  readonly method: string;
  /** The method's name for people. */
  readonly methodName: string;
  /** The bank that the money goes to, behind an arrow. */
  readonly bankName?: string | undefined;
  /** KGS, UZS, AZN or RUB; any other has a globe, none no flag. */
  readonly countryCode?: string | undefined;
  readonly owner?: string | undefined;
  /** How much, with its currency: Money. */
  readonly amount?: ReactNode;
  /** `by_mobile`: the number is a phone's (section 3); any other is a card's. */
  readonly type?: string | undefined;
};

/**
 * Where the money goes, looking like what it is (section 2, Credential): a card's face for a card, a line for a
 * phone. CopyLine beside it copies.
 */
export function RequisiteCard(props: RequisiteCardProps) {
  const { method, methodName, bankName, countryCode, owner, amount, label, type } = props;
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
        {bankName && (
          <span className={pair}>
            <Icon glyph={ArrowRightIcon} size={16} />
            {bankName}
          </span>
        )}
      </div>
      {props.mode === 'editable' ? props.field : <RequisiteNumber {...props} isPhone={isPhone} />}
      <div className={edge}>
        {owner !== undefined && <span>{owner}</span>}
        {label !== undefined && <span>{label}</span>}
        {amount}
      </div>
    </div>
  );
}
