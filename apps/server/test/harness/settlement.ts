import type { SettlementRequest } from '@tiyin/api/types';
import { signIn } from '../callers.ts';
import { rate } from '../../src/db/schema.ts';
import type { TestApp } from '../test-app.ts';

/** The USDT rate of now, so that the first demo merchant can settle. */
export async function someRate({ context, clock }: TestApp): Promise<void> {
  const usdtRate = { currency: 'UZS', perUsdt: 1_280_000n, setAt: clock.now() } as const;
  await context.database.transaction((tx) => tx.insert(rate).values(usdtRate));
}

/** Settles a small sum of a terminal with a balance, so that there is a callback of a settlement. */
export async function someSettlement({ app }: TestApp, terminalId: number): Promise<number> {
  const operator = await signIn(app, 'operator');
  const answer = await operator({
    method: 'POST',
    url: '/api/v1/settlement',
    headers: { 'idempotency-key': 'settlement-of-the-harness' },
    body: { terminalId, baseAmount: 1_280, settlementAmount: 1_000 } satisfies SettlementRequest,
  });
  if (answer.statusCode !== 201) throw new Error(`the settlement was refused: ${answer.body}`);
  return answer.json<{ data: { id: number } }>().data.id;
}
