import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { asId, type AccountId, type StatementId } from '@tiyin/domain/ids';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStatementRow } from '../../src/payments/statements/list-statements.ts';
import { type TestSystem, openTestSystem } from '../payments/test-system.ts';
import { addressOf } from '../postgres-template.ts';
import { camt053Of, csvOf, mt940Of, utf8, type TestLine } from './statement-files.ts';
import { statementSteps } from './statement-steps.ts';

const server = process.env['TIYIN_TEST_DATABASE_URL'] || undefined;
const program = fileURLToPath(new URL('import-alone.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tiyin-statements-'));

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
});
afterAll(async () => {
  await system.expectBooksHold();
  await system.close();
  rmSync(folder, { recursive: true });
});

const count = 100_000;
const mebibyte = 1024 * 1024;

const formats = [
  { format: 'csv', write: csvOf },
  { format: 'mt940', write: mt940Of },
  { format: 'camt053', write: camt053Of },
] as const;

type File = { readonly format: (typeof formats)[number]['format']; readonly text: string };

/** The statement, and the most bytes that it took: of what is in use, and with what waits to be collected. */
type Taken = { readonly id: StatementId; readonly live: number; readonly rss: number };

/** Imports a file in a process of its own. */
async function importAlone(url: string, accountId: AccountId, file: File): Promise<Taken> {
  const [found] = await system.run((tx) =>
    tx.execute<{ name: string }>(sql`select current_database() as name`),
  );
  const staff = await system.operator();
  const path = join(folder, file.format);
  writeFileSync(path, file.text);
  const address = addressOf(url, found?.name ?? '');
  const now = system.clock.now().toISOString();
  const given = [address, String(accountId), String(staff.id), now, file.format, path];
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    program,
    ...given,
  ]);
  return JSON.parse(stdout) as Taken;
}

// LEDGER-260
describe('a statement as', () => {
  it.for(formats)('$format of 100,000 lines is taken whole', async ({ format, write }) => {
    const shop = await system.shop({ providerKind: 'manual', isTest: false });
    const accountId = shop.accountIds[0] ?? asId<AccountId>(0);
    const day = system.clock.now().toISOString().slice(0, 10);
    const lines = Array.from({ length: count }, (_, at): TestLine => ({
      day,
      amount: -BigInt(at + 1),
      reference: `line-${at}`,
      counterparty: `Payee ${at}`,
    }));
    const whole = { lines: count, newLines: count, matching: 0 };
    const text = write(lines);
    if (server === undefined) {
      const taken = await statementSteps(system).importFile(accountId, {
        format,
        bytes: utf8(text),
      });
      expect(taken).toMatchObject(whole);
      return;
    }
    const { id, live, rss } = await importAlone(server, accountId, { format, text });
    // Of each line some 20 bytes stay: as objects they would take 40 MB.
    expect(live).toBeLessThan(16 * mebibyte);
    expect(rss).toBeLessThan(96 * mebibyte);
    await system.runDueJobs();
    expect(await system.run((tx) => readStatementRow(tx, id))).toMatchObject(whole);
  });
});
