import { maskText } from '../secrets/mask-text.ts';

/** Facts of an entry by their names. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** Minor units as text; a card number has at least 16 digits. */
const shortNumber = /^-?\d{1,15}$/;

/** A person may write a card or a phone number into any text: it is masked (PEOPLE-42). */
export function hideConfidential(facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, hidden(value)]));
}

function hidden(value: Facts[string] | undefined): Facts[string] {
  if (typeof value !== 'string') return value ?? null;
  // Half a character is no text for the database (API-281).
  return shortNumber.test(value) ? value : maskText(value.toWellFormed());
}

/** The fields of a change that differ from the former state, as the entry keeps them (PEOPLE-140). */
export function changedFacts(
  former: Facts,
  latter: Facts,
): { readonly before: Facts; readonly after: Facts } {
  const names = Object.keys(latter).filter((name) => former[name] !== latter[name]);
  const pick = (facts: Facts) =>
    Object.fromEntries(names.map((name) => [name, facts[name] ?? null]));
  return { before: pick(former), after: pick(latter) };
}
