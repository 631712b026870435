import type {
  AccountId,
  MerchantId,
  MethodId,
  PersonId,
  ProviderId,
  TerminalId,
} from '@tiyin/domain/ids';
import { asc, eq } from 'drizzle-orm';
import type { CurrencyCode } from '@tiyin/domain/money';
import type { Tx } from '@tiyin/server/db/database';
import { merchant, paymentAccount, person, provider, terminal } from '@tiyin/server/db/schema';
import { type DemoTerminal, demoTerminals } from '../demo-terminals.ts';

/** A payment account as far as routing looks at it. */
export type CastAccount = {
  readonly id: AccountId;
  readonly providerId: ProviderId;
  /** Routes test invoices. */
  readonly isSandbox: boolean;
  readonly methodId: MethodId;
  readonly currency: CurrencyCode;
  readonly priority: number;
  /** Minor units. */
  readonly limit: bigint;
  /** Unix ms; zero before its first use. Moves on as scenarios are played. */
  lastUsedAt: number;
};

/** The rows that the scenarios are about. */
export type Participants = {
  readonly terminals: ReadonlyMap<
    DemoTerminal,
    { readonly id: TerminalId; readonly merchantId: MerchantId }
  >;
  readonly accounts: readonly CastAccount[];
  readonly operatorId: PersonId;
};

/** Finds the demo's rows, and how its accounts stand. */
export async function readParticipants(tx: Tx): Promise<Participants> {
  const [operator] = await tx
    .select({ id: person.id })
    .from(person)
    .where(eq(person.username, 'operator'));
  if (!operator) throw new Error('the demo has no operator');
  return {
    terminals: await readTerminals(tx),
    accounts: await readAccounts(tx),
    operatorId: operator.id,
  };
}

async function readTerminals(tx: Tx): Promise<Participants['terminals']> {
  const rows = await tx
    .select({
      id: terminal.id,
      name: terminal.name,
      merchantId: terminal.merchantId,
      merchantName: merchant.name,
    })
    .from(terminal)
    .innerJoin(merchant, eq(merchant.id, terminal.merchantId));
  return new Map(
    demoTerminals.map((planned) => {
      const row = rows.find(
        ({ name, merchantName }) => name === planned.name && merchantName === planned.merchantName,
      );
      if (!row)
        throw new Error(`the demo has no terminal ${planned.name} of ${planned.merchantName}`);
      return [planned, row];
    }),
  );
}

async function readAccounts(tx: Tx): Promise<CastAccount[]> {
  const rows = await tx
    .select({ account: paymentAccount, kind: provider.kind })
    .from(paymentAccount)
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .orderBy(asc(paymentAccount.id));
  return rows.map(({ account, kind }) => ({
    ...account,
    isSandbox: kind === 'sandbox',
    lastUsedAt: account.lastUsedAt?.getTime() ?? 0,
  }));
}
