import { groupCardNumber } from '@tiyin/domain/requisites';
import type { CardScheme } from '@tiyin/domain/requisites';
import { card, edge, number as numberClass, schemeName } from './RequisiteCard.css.ts';

/** What a card face takes. Words come in the reader's language. */
export type RequisiteCardProps = {
  /** The card number's digits; shown in groups of four. */
  readonly number: string;
  /** What the number is: "Card number". */
  readonly label: string;
  /** Which scheme's colours the face has. */
  readonly scheme: CardScheme | undefined;
  /** The method's name for people. */
  readonly methodName: string;
  readonly bankName?: string;
  readonly owner?: string;
};

/** Where to send the money, looking like what it is (section 2, Credential). Only to read: CopyLine copies. */
export function RequisiteCard({
  number,
  label,
  scheme,
  methodName,
  bankName,
  owner,
}: RequisiteCardProps) {
  return (
    <div data-theme="dark" className={card({ scheme: scheme ?? 'other' })}>
      <div className={edge}>
        <span className={schemeName}>{methodName}</span>
        {bankName !== undefined && <span>{bankName}</span>}
      </div>
      <div className={numberClass}>{groupCardNumber(number)}</div>
      <div className={edge}>
        {owner !== undefined && <span>{owner}</span>}
        <span>{label}</span>
      </div>
    </div>
  );
}
