import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { amountErrorText } from '@tiyin/domain/money';
import ts from 'typescript';
import { afterEach, describe, expect, test } from 'vitest';
import { russianTexts } from '../ru/russian-texts.ts';
import { uzbekTexts } from '../uz/uzbek-texts.ts';
import { say, sayKnown, sayWith, speak, spokenLanguage } from './index.ts';

afterEach(() => {
  speak('en');
});

const languages = [
  ['ru', russianTexts],
  ['uz', uzbekTexts],
] as const;

/* Their subject would need another case; the list that it names is on the same page. */
const withoutSubject: ReadonlySet<string> = new Set([
  'No {subject} match these conditions.',
  'Show all {subject}',
]);

describe.each(languages)('in %s', (language, texts) => {
  test.each(Object.entries(texts))('"%s" keeps its values', (english, text) => {
    expect(namesIn(text)).toEqual(withoutSubject.has(english) ? [] : namesIn(english));
    expect(text.trim()).not.toBe('');
  });

  // The compiler finds a text that is missing.
  test('there is no text that the library does not use', () => {
    const used = new Set([...saidTexts(), ...amountErrors()]);
    expect(Object.keys(texts).filter((text) => !used.has(text))).toEqual([]);
  });

  test('the library says them, with their values, once they are chosen', () => {
    speak(language, texts);
    expect(spokenLanguage()).toBe(language);
    expect(say('Close')).toBe(texts.Close);
    expect(sayWith('Page {current} of {total}', { current: 2, total: 7 })).toMatch(/2.*7/);
  });
});

test('a library to which nobody gave a language says English', () => {
  expect(spokenLanguage()).toBe('en');
  expect(say('Close')).toBe('Close');
  expect(sayWith('Page {current} of {total}', { current: 2, total: 7 })).toBe('Page 2 of 7');
});

test('every reason against an amount is translated', () => {
  expect(amountErrors().filter((text) => !(text in russianTexts))).toEqual([]);
});

test('a text without a translation stays as it is', () => {
  speak('ru', russianTexts);
  expect(sayKnown('Closed for good')).toBe('Closed for good');
});

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([name]) => name).toSorted();

function amountErrors(): string[] {
  const simple = ['empty', 'not-a-number', 'negative', 'out-of-range'] as const;
  return [
    ...simple.map((error) => amountErrorText(error, 2)),
    ...[0, 2, 3, 6].map((dimension) => amountErrorText('too-many-decimals', dimension)),
  ];
}

/** The texts in calls of `say` and `sayWith`; those of a template with each of its values. */
function saidTexts(): string[] {
  const root = join(import.meta.dirname, '../..');
  const texts: string[] = [];
  for (const file of globSync('{components,parts,payments}/**/*.{ts,tsx}', { cwd: root })) {
    const source = readFileSync(join(root, file), 'utf8');
    if (!source.includes('locale/language')) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && /^say(With)?$/.test(node.expression.getText())) {
        texts.push(...textsOf(node.arguments[0]));
      }
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  }
  return texts;
}

function textsOf(node: ts.Node | undefined): string[] {
  if (node === undefined) return [];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(textsOf);
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    return ['ascending', 'descending'].map((end) => node.head.text + end);
  }
  return [];
}
