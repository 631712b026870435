import { logo, plate, sign } from './MethodLogo.css.ts';

/** What a method's logo takes: the method's name on the wire (section 1). */
export type MethodLogoProps = { readonly method: string };

/* Drawn for this library in a field of 40 × 26: a bird on the wing for Humo, a U of cards for Uzcard. */
const drawings = {
  Humo: 'M9 15.5c4.5 2.5 9 1.5 12-2.5 2-2.7 5-5 10-5.5-1.5 2-2.5 3-4.5 4 0 4.5-4 7.5-9.5 7.5M21 13c-1.5-2.5-4-4.5-8-5',
  Uzs: 'M13.5 7.5v6.5a6.5 5.5 0 0 0 13 0V7.5M18 7.5v5.5a2 2 0 0 0 4 0V7.5',
  other: 'M8 10.5h24M12 17.5h6',
} as const;

type Drawing = keyof typeof drawings;

const hasDrawing = (method: string): method is Drawing => Object.hasOwn(drawings, method);

/** The sign of a payment method, beside its name: decorative. A method without a drawing gets a plain card. */
export function MethodLogo({ method }: MethodLogoProps) {
  const drawing = hasDrawing(method) ? method : 'other';
  return (
    <svg className={logo} viewBox="0 0 40 26" aria-hidden="true" focusable="false">
      <rect className={plate({ method: drawing })} width="40" height="26" rx="5" />
      <path className={sign({ method: drawing })} strokeWidth="2" d={drawings[drawing]} />
    </svg>
  );
}
