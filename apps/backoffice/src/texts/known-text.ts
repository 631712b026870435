import { hasUnseen, unseenError } from '@tiyin/domain/names';
import { i18n } from './i18n.ts';

/** A text that the domain or the server writes in English, in the language of the page; without a translation it stays. */
export function knownText(english: string): string {
  return english in i18n.messages ? i18n._(english) : english;
}

/** The same of a validation error; null where there is none. */
export function knownError(english: string | undefined): string | null {
  return english === undefined ? null : knownText(english);
}

/** The error of a name with a character that cannot be seen (API-900); null without one. */
export function unseenNameError(name: string): string | null {
  return knownError(hasUnseen(name) ? unseenError : undefined);
}

/** The same of the errors of fields. */
export function knownErrors<Problem extends { readonly message: string }>(
  errors: readonly Problem[],
): Problem[] {
  return errors.map((error) => ({ ...error, message: knownText(error.message) }));
}
