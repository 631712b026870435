import { globSync, readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { i18n } from '../../texts/i18n.ts';
import { type NoteForm, noteForms } from './note-forms.ts';
import { ledgerKinds, noteText, noteTexts } from './note-texts.ts';

afterEach(() => i18n.activate('en'));

const definitions = globSync('apps/server/src/invariants/definitions/*.ts').map((path) =>
  readFileSync(path, 'utf8'),
);
const sources = definitions.join('\n');

const operand = String.raw`(?:'[^'\n]*'|\$\{[^}]+\}(?:::date)?|string_agg\([^;]*?\}\)|coalesce\((?:[^()]|\([^()]*\))*\)|[a-z]+\.[a-z]+(?:::date)?)`;
const chains = new RegExp(String.raw`${operand}(?:\s*\|\|\s*${operand})+`, 'gu');
const operands = new RegExp(operand, 'gu');

/* Ids of subjects and of jobs are joined in the same way, and end their first literal with a colon. */
const isNote = (literals: readonly string[]) =>
  literals.length > 0 && !literals.some((literal) => /^[a-z.]+:$/u.test(literal));

/** The literals of each note that is joined from values. */
const joined = [...sources.matchAll(chains)]
  .map(([chain]) => [...chain.matchAll(operands)].map(([part]) => part))
  .map((parts) => parts.filter((part) => part.startsWith("'")).map((part) => part.slice(1, -1)))
  .filter(isNote);

/* The English text with the names of its values in place of them. */
function writtenAs({ pattern, text }: NoteForm): string {
  const names = [...pattern.source.matchAll(/\?<(\w+)>/gu)].map(([, name = '']) => name);
  return text(Object.fromEntries(names.map((name) => [name, `{${name}}`])));
}

const literalsOf = (written: string) => written.split(/\{\w+\}/u).filter((part) => part !== '');
const key = (literals: readonly string[]) => literals.map((literal) => literal.trim()).join('|');

/* The note of a ledger account is its kind, and either owner where it has one. */
const isOfLedger = (written: string) => written.startsWith('{kind}');

/** The plain words that a note is without values. */
const plain = [...sources.matchAll(/(?:then|else|,) '([^'\n]+)'(?= as note|\s+else|\s+end)/gu)]
  .map(([, words = '']) => words)
  .filter((words) => !words.endsWith(' '));

// OFFICE-807
test('each note is one that the server writes', () => {
  const unknown = noteTexts
    .map((text) => text())
    .filter((text) => !definitions.some((code) => code.includes(`'${text}'`)));
  expect(definitions.length).toBeGreaterThan(3);
  expect(unknown).toEqual([]);
});

// OFFICE-807
test('each note of plain words that the server writes has a text', () => {
  const known = new Set(noteTexts.map((text) => text()));
  expect(plain.length).toBeGreaterThan(5);
  expect(plain.filter((words) => !known.has(words))).toEqual([]);
});

// OFFICE-807
test('each form is of a note that the server writes, and each of its notes with values has a form', () => {
  const forms = noteForms.map(writtenAs).filter((note) => !isOfLedger(note));
  const written = joined.filter((literals) => !key(literals).startsWith('of '));
  expect(forms.map((form) => key(literalsOf(form))).toSorted()).toEqual(
    written.map(key).toSorted(),
  );
});

// OFFICE-807
test('the kinds of ledger accounts are those of the schema', () => {
  const schema = readFileSync('apps/server/src/db/schema/ledger.ts', 'utf8');
  const kinds = /const kinds = \[([^\]]*)\]/u.exec(schema)?.[1] ?? '';
  const names = [...kinds.matchAll(/'(\w+)'/gu)].map(([, kind = '']) => kind.replaceAll('_', ' '));
  expect(ledgerKinds.map((text) => text())).toEqual(names);
});

// OFFICE-807
test('a form says in English what the server wrote', () => {
  for (const { pattern, text } of noteForms) {
    const written = writtenAs({ pattern, text }).replaceAll(/\{day\}/gu, '2026-11-03');
    expect(pattern.test(written), written).toBe(true);
  }
});

// OFFICE-807
test.each([
  ['payout 2 is UNKNOWN', 'выплата 2: UNKNOWN'],
  ['merchant balance of merchant 7', 'баланс мерчанта, мерчант 7'],
  ['lost by a newer server', 'lost by a newer server'],
])('the note %j is %j in Russian', (note, expected) => {
  i18n.load('ru', {
    'payout {number} is {status}': ['выплата ', ['number'], ': ', ['status']],
    '{kind} of merchant {merchant}': [['kind'], ', мерчант ', ['merchant']],
    'merchant balance': 'баланс мерчанта',
  });
  i18n.activate('ru');
  expect(noteText(note)).toBe(expected);
});

// OFFICE-807
test('a day in a note is written as every day of the page', () => {
  expect(noteText('unmatched since 2026-11-03')).toBe('unmatched since 03/11/2026');
});
