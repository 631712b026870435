import { useMemo } from 'react';
import { qrShape } from './qr-shape.ts';
import type { ErrorCorrection } from './qr-shape.ts';
import { modules, qrCode } from './QrCode.css.ts';

/** What a QR code takes. */
export type QrCodeProps = {
  /** What a reader gets, at most 2,331 bytes at `medium`: a link, or requisites. More throws a RangeError. */
  readonly value: string;
  /** What scanning does, for those who cannot see the code: "QR code of the payment link". */
  readonly label: string;
  /** `sm` beside text, `md` on a page of its own, `lg` to be scanned across a counter. */
  readonly size?: 'sm' | 'md' | 'lg';
  /** How much of the code may be lost and it is still read. `high` where something covers or wears it. */
  readonly errorCorrection?: ErrorCorrection;
};

/** A text for a phone's camera: always dark on light, since many readers know no other. */
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
