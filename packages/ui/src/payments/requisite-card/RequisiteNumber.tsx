import { groupCardNumber, invalidPhoneText, readMobileRequisite } from '@tiyin/domain/requisites';
import { number as numberClass } from './RequisiteCard.css.ts';

export type RequisiteNumberProps = {
  /** The digits of a card, or of a phone with or without its plus. */
  readonly cardNumber: string;
  readonly countryCode?: string | undefined;
  readonly isPhone: boolean;
  /** Shown instead of a phone number that is invalid in its country (FORM-32). */
  readonly invalidPhoneLabel?: string;
};

/** A number to be compared with another screen: a card's in fours, a phone's in the groups of its country. */
export function RequisiteNumber({
  cardNumber,
  countryCode,
  isPhone,
  invalidPhoneLabel = invalidPhoneText,
}: RequisiteNumberProps) {
  const phone = isPhone ? readMobileRequisite(cardNumber, countryCode) : undefined;
  const isInvalid = phone?.ok === false;
  const text = phone?.ok === true ? phone.text : groupCardNumber(cardNumber);
  return <div className={numberClass({ isInvalid })}>{isInvalid ? invalidPhoneLabel : text}</div>;
}
