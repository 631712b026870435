import type { ReactNode } from 'react';
import {
  clamped,
  column,
  logo as logoClass,
  mark,
  monogram,
  nameDetails,
} from './MerchantMark.css.ts';

/** A merchant's picture, its sides in pixels. */
export type MerchantLogo = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
};

export type MerchantMarkProps = {
  readonly name: string;
  /** Beside the name; without one the name's first letter. */
  readonly logo?: MerchantLogo | undefined;
  /** Below the name, as a marker of test data. */
  readonly note?: ReactNode;
};

/* In characters: longer names may not fit two lines on the narrowest phone. */
const longFrom = 24;

/**
 * The merchant that the customer pays. The picture's size is known before it loads, so nothing
 * moves.
 */
export function MerchantMark({ name, logo, note }: MerchantMarkProps) {
  return (
    <div className={mark}>
      {logo ? (
        <img
          className={logoClass}
          data-theme="light"
          src={logo.url}
          width={logo.width}
          height={logo.height}
          alt=""
        />
      ) : (
        <span className={monogram} aria-hidden="true">
          {name.trim().slice(0, 1).toUpperCase()}
        </span>
      )}
      <div className={column}>
        <MerchantName name={name} />
        {note}
      </div>
    </div>
  );
}

/* Two lines, then an ellipsis; a press, which needs no script, shows the whole name. */
function MerchantName({ name }: Pick<MerchantMarkProps, 'name'>) {
  if (name.length < longFrom) return <span>{name}</span>;
  return (
    <details className={nameDetails}>
      <summary className={clamped}>{name}</summary>
    </details>
  );
}
