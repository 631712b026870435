import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { safeText } from '../../src/payments/csv/cells.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

async function cellOf(text: string): Promise<unknown> {
  const rows = await testApp.context.database.query((tx) =>
    tx.execute<{ cell: string }>(sql`select ${safeText(sql`given.text`)} as cell
      from (values (${text}::text)) as given (text)`),
  );
  return rows[0]?.cell;
}

// API-205
test.each([
  ['=1+1', "'=1+1"],
  ['@me', "'@me"],
  ['-1', "'-1"],
  ['+1+1', "'+1+1"],
  [' =1+1', "' =1+1"],
  ['\u00A0\u3000=1+1', "'\u00A0\u3000=1+1"],
  ['\u200B=1+1', "'\u200B=1+1"],
  ['"=1+1"', `'"=1+1"`],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠x', "'＠x"],
  ['﹦1', "'﹦1"],
  ['−1', "'−1"],
  ['Ivan;=HYPERLINK("http://x")', `Ivan;'=HYPERLINK("http://x")`],
  ["x; =cmd|'/C calc'!A0;+1", "x;' =cmd|'/C calc'!A0;'+1"],
  ['x\n=1+1', "x\n'=1+1"],
  ['x\t＝1', "x\t'＝1"],
  ['\tx', "'\tx"],
  ['\rx', "'\rx"],
  ['1=1;;=2', "1=1;;'=2"],
])('%j could be calculated and is written %j', async (text, cell) => {
  expect(await cellOf(text)).toBe(cell);
});

// API-205
test.each([
  '+998901234567',
  '998901234567',
  'Dilnoza',
  'Дилноза-Анна',
  "Oʻgʻiloy O'ktam",
  'a=1',
  'a; b',
  'order-7',
  '7 = 7',
  'x @ y',
  '',
])('%j is written as it is', async (text) => {
  expect(await cellOf(text)).toBe(text);
});
