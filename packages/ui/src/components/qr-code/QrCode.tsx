import { useMemo } from 'react';
import { qrShape } from './qr-shape.ts';
import type { ErrorCorrection } from './qr-shape.ts';
import { modules, qrCode } from './QrCode.css.ts';

export type QrCodeProps = {
  /**
   * The encoded text, at most 2,331 bytes at `medium`: a link, or requisites. More throws a
   * RangeError.
   */
  readonly value: string;
  /** The purpose, for people who cannot see the code: "QR code of the payment link". */
  readonly label: string;
  /** `sm` beside text, `md` on a page of its own, `lg` to be scanned across a counter. */
  readonly size?: 'sm' | 'md' | 'lg';
  /** How much of the code may be lost and it is still read. `high` where something covers or wears it. */
  readonly errorCorrection?: ErrorCorrection;
};

/** A text for a phone's camera: always dark on light, because many readers accept nothing else. */
export function QrCode({ value, label, size = 'md', errorCorrection = 'medium' }: QrCodeProps) {
  const { side, path } = useMemo(() => qrShape(value, errorCorrection), [value, errorCorrection]);
  return (
    <svg
      role="img"
      aria-label={label}
      data-theme="light"
      className={qrCode({ size })}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      focusable={false}
    >
      <path className={modules} d={path} />
    </svg>
  );
}
