import { methodByName } from '@tiyin/domain/requisites';
import type { CardScheme } from '@tiyin/domain/requisites';
import { logo } from './MethodLogo.css.ts';

/** Takes the method's API name (FORM-65), or the scheme of a card. */
export type MethodLogoProps =
  | { readonly method: string; readonly scheme?: never }
  | { readonly scheme: CardScheme; readonly method?: never };

/*
 * Drawn for this library in a field of 40 × 26: a flying bird, a U of cards, a shield, a ring with
 * a tick, two arrows that meet, and a plain card as the default.
 */
const drawings = {
  Humo: 'M9 15.5c4.5 2.5 9 1.5 12-2.5 2-2.7 5-5 10-5.5-1.5 2-2.5 3-4.5 4 0 4.5-4 7.5-9.5 7.5M21 13c-1.5-2.5-4-4.5-8-5',
  Uzs: 'M13.5 7.5v6.5a6.5 5.5 0 0 0 13 0V7.5M18 7.5v5.5a2 2 0 0 0 4 0V7.5',
  Tinkoff: 'M13.5 6h13v7.5c0 3.5-3 5.5-6.5 7-3.5-1.5-6.5-3.5-6.5-7ZM17 10h6m-3 0v5.5',
  Sberbank: 'M25.5 7.3a7.5 7.5 0 1 0 2 5.7M16 12l4.5 3 9-6.5',
  Sbp: 'M13 6.5v13L18 16M13 6.5l14 10M18 10v6l9-6.5',
  other: 'M8 10.5h24M12 17.5h6',
} as const;

/* Behind the sign of a method that pays across a border. */
const arrow = 'M30 13h6m-2.5-3 2.5 3-2.5 3';

const methodOfScheme = { humo: 'Humo', uzcard: 'Uzs' } as const;

type Drawing = keyof typeof drawings;

const hasDrawing = (name: string): name is Drawing => Object.hasOwn(drawings, name);

/**
 * The sign of a payment method or of a card's scheme, beside its name: decorative. Each method has its own colour
 * (FORM-65); an X-country method has the sign of its bank and an arrow.
 */
export function MethodLogo({ method: given, scheme }: MethodLogoProps) {
  const method = scheme === undefined ? given : methodOfScheme[scheme];
  const bank = method.replace('XCountry', '');
  const drawing = drawings[hasDrawing(bank) ? bank : 'other'];
  const isAbroad = bank !== method;
  return (
    <svg
      className={logo({ color: methodByName(method)?.color ?? 'neutral' })}
      viewBox="0 0 40 26"
      aria-hidden="true"
    >
      <rect width="40" height="26" rx="5" />
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <path {...(isAbroad && { transform: 'translate(-5)' })} d={drawing} />
        {isAbroad && <path d={arrow} />}
      </g>
    </svg>
  );
}
