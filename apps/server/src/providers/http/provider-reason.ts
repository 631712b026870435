import type { ProviderReason } from '@tiyin/api/types';
import { is, string, type } from 'superstruct';
import { maskCardNumbers } from '../../secrets/hide-card-numbers.ts';

const reasonStruct = type({ code: string(), message: string() });

/** The lengths of the contract, in characters. */
const longest = { code: 64, message: 500 } as const;

/**
 * The code and the words of a refusal as a database can keep them, without card numbers (INVOICE-468). Undefined for
 * anything else: a refusal counts whatever its reason looks like.
 */
export function readProviderReason(given: unknown): ProviderReason | undefined {
  if (!is(given, reasonStruct)) return undefined;
  const code = keep(given.code, longest.code);
  const message = keep(given.message, longest.message);
  return code === '' || message === '' ? undefined : { code, message };
}

function keep(text: string, length: number): string {
  const wellFormed = text.toWellFormed().replaceAll('\u0000', '\uFFFD').trim();
  return Array.from(maskCardNumbers(wellFormed)).slice(0, length).join('');
}
