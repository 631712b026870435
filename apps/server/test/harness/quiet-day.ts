import type { AccountId } from '@tiyin/domain/ids';
import { takeStatement } from '../../src/payments/statements/take-statement.ts';
import { personOf } from '../payments/test-system-rows.ts';
import type { TestApp } from '../test-app.ts';

/** A day without money, which its bank's statement covers. */
export const closable = '2026-01-10';

/** The statement of that day, in MT940. */
export const quietStatement = ':20:HARNESS\r\n:60F:C260110UZS0,\r\n:62F:C260110UZS0,\r\n-\r\n';

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

/** Imports the statement of a day without money, which can be closed. */
export async function importQuietDay(
  { clock, context }: TestApp,
  accountId: AccountId,
): Promise<void> {
  await context.database.transaction(async (tx) =>
    takeStatement(tx, {
      staff: await personOf(tx, 'operator'),
      accountId,
      file: { format: 'mt940', encoding: 'utf-8', name: `${closable}.sta` },
      read: () => bytesOf(quietStatement),
      now: clock.now(),
    }),
  );
}
