import { expect, test } from 'vitest';
import {
  citations,
  citationsIn,
  doubleIds,
  problemsOf,
  productRules,
  rulesOfPage,
  unknownCitations,
} from './product-rules.ts';

// Read while the tests are collected, which has no time limit: a loaded machine takes seconds for all files.
const rules = productRules();
const problems = rules.flatMap(problemsOf);
const cited = citations();

test('there are rules, and each has an id of its own', () => {
  expect(rules.length).toBeGreaterThan(300);
  expect(doubleIds(rules)).toEqual([]);
});

// RUN-23
test('every rule names a place and a test that cites its id', () => {
  expect(problems).toEqual([]);
});

// RUN-23
test('every id that is cited is the id of a rule', () => {
  expect(unknownCitations(cited, rules)).toEqual([]);
});

/** An id that no scan of this file finds. */
const id = (number: number): string => ['FORM', number].join('-');

const page = [
  '# A page',
  `### ${id(1)}: This rule is complete`,
  '',
  '- Lives in: `package.json`',
  '- Kept by: `scripts/product-rules.test.ts › there are rules`',
  '',
  `### ${id(2)}: This rule names what is not there`,
  '',
  '- Lives in: `gone.ts`',
  '- Kept by: `package.json › no such title`,',
  '  `gone.test.ts › a title`',
  '',
  '## A heading between rules',
  '',
  `### ${id(2)}: This rule repeats an id and names nothing`,
  '',
  `### ${id(3)}: A story without a play function is not a test`,
  '',
  '- Lives in: `package.json`',
  '- Kept by: `apps/payform/src/steps/success/SuccessStep.stories.tsx › Done`',
].join('\n');

test('a missing place, a missing test and an uncited rule are found', () => {
  const planted = rulesOfPage('page.md', page);
  const story = 'apps/payform/src/steps/success/SuccessStep.stories.tsx';
  expect(planted.flatMap(problemsOf)).toEqual([
    `${id(1)}: uncited in scripts/product-rules.test.ts`,
    `${id(2)}: gone.ts`,
    `${id(2)}: package.json › no such title`,
    `${id(2)}: uncited in package.json`,
    `${id(2)}: gone.test.ts`,
    `${id(2)}: names no place`,
    `${id(2)}: names no test`,
    `${id(3)}: ${story} › Done`,
    `${id(3)}: uncited in ${story}`,
  ]);
  expect(doubleIds(planted)).toEqual([id(2)]);
});

test('a citation of a rule that does not exist is found, in a comment and in a document', () => {
  const planted = [
    ...citationsIn('a.ts', `/** Kept for a day (${id(1)}). */\nconst a = 1;`),
    ...citationsIn('b.md', `A rule.\n\nAs ${id(9)} and ${id(1)} say.`),
  ];
  expect(unknownCitations(planted, rulesOfPage('page.md', page))).toEqual([`b.md:3: ${id(9)}`]);
});
