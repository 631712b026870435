import type { AccountId, ProviderId, ReturnId } from '@tiyin/domain/ids';
import { sbpBankByCode } from '@tiyin/domain/references';
import { methodById } from '@tiyin/domain/requisites';
import { eq } from '../../db/drizzle.ts';
import type { ServerContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { paymentAccount } from '../../db/schema.ts';
import { callKeys } from '../../jobs/call-caps.ts';
import type { OutsideWork } from '../../jobs/outside-work.ts';
import { noteReturn, reportReturn } from '../../payments/returns/report-return.ts';
import { isSentAgain } from '../../payments/returns/return-endable.ts';
import {
  type ReturnRow,
  isReturnUnderWay,
  openReturnPayee,
  readReturn,
} from '../../payments/returns/return-row.ts';
import {
  type PayoutAnswer,
  type RequestedPayout,
  payoutCall,
  readPayoutAnswer,
  readStatusAnswer,
  statusCall,
} from './payout-messages.ts';
import { type HttpProvider, readHttpProvider } from './read-http-provider.ts';
import { nextAskAt } from './record-payout-answer.ts';

type Deps = Pick<ServerContext, 'callProvider' | 'clock' | 'secrets'>;

type Conversation = {
  readonly provider: HttpProvider;
  readonly requested: RequestedPayout;
  readonly status: ReturnRow['status'];
  /** Whether one that never reached the provider is sent again. */
  readonly mayBeSent: boolean;
};

/** Sends a return to its http provider, or requests its status (the job `return.call`, LEDGER-251). It locks nothing. */
export async function prepareReturnCall(
  tx: Tx,
  returnId: ReturnId,
  deps: Deps,
): Promise<OutsideWork | undefined> {
  const row = await readReturn(tx, returnId);
  if (!row || !isReturnUnderWay(row)) return undefined;
  const talk = await prepareTalk(tx, row, deps);
  return {
    keys: callKeys({ url: talk.provider.url }),
    call: async () => {
      const answer = await converse(talk, deps);
      const report = { returnId, providerId: talk.provider.id, answer };
      return (recording, now) => recordAnswer(recording, report, now);
    },
  };
}

async function prepareTalk(
  tx: Tx,
  row: ReturnRow,
  { secrets, clock }: Deps,
): Promise<Conversation> {
  const { accountId, amount, currency, bankCode, status } = row;
  const providerId = await providerOf(tx, accountId);
  const provider = await readHttpProvider(tx, providerId, { secrets, now: clock.now() });
  const method = methodById(row.methodId);
  if (!provider || !method)
    throw new Error(`return ${row.id} has no provider to call, or no method`);
  const credential = openReturnPayee(secrets, row);
  const bankName = bankCode === null ? undefined : sbpBankByCode(bankCode)?.name;
  const payment = { accountId, amount, currency, method: method.name, credential, bankName };
  const mayBeSent = isSentAgain(row, clock.now());
  return { provider, requested: { payoutId: row.id, ...payment }, status, mayBeSent };
}

async function providerOf(tx: Tx, accountId: AccountId): Promise<ProviderId> {
  const [account] = await tx
    .select({ providerId: paymentAccount.providerId })
    .from(paymentAccount)
    .where(eq(paymentAccount.id, accountId));
  if (!account) throw new Error(`payment account ${accountId} is gone`);
  return account.providerId;
}

/**
 * A request that never reached the provider is sent again with the same key, which is safe (ROUTING-37); not while it is
 * paused (ROUTING-301), nor once people may declare its outcome (LEDGER-254).
 */
async function converse(
  { provider, requested, status, mayBeSent }: Conversation,
  { callProvider, clock }: Deps,
): Promise<PayoutAnswer> {
  const send = async () =>
    readPayoutAnswer(await callProvider(payoutCall(provider, requested, clock.now())));
  if (status === 'NEW' && !provider.isPaused) return send();
  const call = statusCall(provider, requested.payoutId, clock.now());
  const answer = readStatusAnswer(await callProvider(call));
  if (answer.state !== 'missing') return answer;
  if (!mayBeSent) return { state: 'unknown' };
  return provider.isPaused ? answer : send();
}

type Answered = {
  readonly returnId: ReturnId;
  readonly providerId: ProviderId;
  readonly answer: PayoutAnswer;
};

/** Records a provider's response; returns when the call is due next, undefined when the outcome is known. */
async function recordAnswer(
  tx: Tx,
  { returnId, providerId, answer }: Answered,
  now: Date,
): Promise<Date | undefined> {
  const actor = { type: 'provider', id: providerId } as const;
  if (answer.state === 'paid' || answer.state === 'refused') {
    const { externalId, state: outcome } = answer;
    const said = outcome === 'refused' ? answer.reason : undefined;
    await reportReturn(tx, { returnId, outcome, externalId, actor, said, now });
  } else if (answer.state !== 'missing') {
    const status = answer.state === 'accepted' ? 'SENT' : 'UNKNOWN';
    await noteReturn(tx, { returnId, status, now });
  }
  const row = await readReturn(tx, returnId);
  return row && isReturnUnderWay(row) ? nextAskAt(row.createdAt, now) : undefined;
}
