import type {
  AccountId,
  AccountMovementId,
  InvoiceId,
  PersonId,
  SettlementId,
  TerminalId,
  TransferId,
} from '@tiyin/domain/ids';
import type { Tx } from '../../db/database.ts';
import type { posting } from '../../db/schema.ts';
import { type Identity, identity, openAccounts } from './accounts.ts';
import { afterClosing, requireAfterClosing } from './after-closing.ts';
import {
  type PostingContext,
  type PreloadedContext,
  readPostingContext,
} from './posting-context.ts';
import { type ReadyPosting, writePostings } from './insert-posting.ts';
import { type Leg, type Movement, legsOf } from './movement.ts';
import { watchLimit } from './watch-limit.ts';

/** The subject of a posting, if it has a row. */
type Cause = {
  readonly invoiceId?: InvoiceId;
  readonly transferId?: TransferId;
  readonly settlementId?: SettlementId;
  readonly movementId?: AccountMovementId;
};

/** The member of staff by whose change a posting is written, and their reason. */
export type PostedBy = { readonly personId: PersonId; readonly comment: string | undefined };

export type Posting = Cause & {
  readonly kind: (typeof posting.$inferInsert)['kind'];
  readonly terminalId?: TerminalId;
  readonly isTest: boolean;
  readonly movements: readonly Movement[];
  readonly by?: PostedBy | undefined;
  readonly now: Date;
};

type Written = Leg & Identity;

type Preloaded = {
  /** Its preloaded ids. */
  readonly postingContext?: PreloadedContext | undefined;
  /** A posting of the same transaction that is written by the same statement. */
  readonly together?: ReadyPosting | undefined;
};

/**
 * Posts movements as one leg for each account (LEDGER-10). They balance by their form; a trigger
 * checks it again when the statement that writes them ends. Missing accounts are opened.
 */
export async function post(tx: Tx, input: Posting, preloaded: Preloaded = {}): Promise<void> {
  const accountId = accountOfChange(input);
  const now = accountId === undefined ? input.now : await afterClosing(tx, accountId, input.now);
  const ready = await preparePosting(tx, { ...input, now }, preloaded.postingContext);
  writePostings(
    tx,
    [preloaded.together, ready].filter((posting) => posting !== undefined),
  );
  if (accountId !== undefined) await requireAfterClosing(tx, accountId, now);
  for (const leg of ready?.legs ?? []) await watch(tx, leg, input.now);
}

/** The account of a posting that changes money which a line of a statement may have been matched with before. */
function accountOfChange({ kind, movements }: Posting): AccountId | undefined {
  if (kind !== 'money_reversed' && kind !== 'return_paid' && kind !== 'status_moved')
    return undefined;
  const places = movements.flatMap(({ from, to }) => [from, to]);
  const place = places.find((each) => each.kind === 'payment_account');
  return place?.kind === 'payment_account' ? place.paymentAccountId : undefined;
}

/**
 * Gives a posting the ids that it needs, so that it can be written together with another; undefined
 * without a movement. The caller checks the limits of its payment accounts.
 */
export async function preparePosting(
  tx: Tx,
  input: Posting,
  preloaded?: PreloadedContext,
): Promise<ReadyPosting | undefined> {
  const { isTest } = input;
  const legs = legsOf(input.movements).map((leg) => ({
    ...leg,
    ...identity(leg.account, { currency: leg.money.currency, isTest }),
  }));
  if (legs.length === 0) return undefined;
  const { postingId, accountIds } = await loadContext(tx, legs, preloaded);
  return {
    head: {
      id: postingId,
      kind: input.kind,
      invoiceId: input.invoiceId ?? null,
      transferId: input.transferId ?? null,
      settlementId: input.settlementId ?? null,
      movementId: input.movementId ?? null,
      personId: input.by?.personId ?? null,
      comment: input.by?.comment ?? null,
      createdAt: input.now,
    },
    terminalId: input.terminalId ?? null,
    legs: legs.map((leg, place) => {
      const accountId = accountIds[place];
      if (accountId === undefined) throw new Error(`an account of ${input.kind} is not there`);
      return { ...leg, accountId };
    }),
  };
}

async function loadContext(
  tx: Tx,
  legs: readonly Written[],
  preloaded: PreloadedContext | undefined,
): Promise<PostingContext> {
  const postingContext = preloaded?.(legs) ?? (await readPostingContext(tx, legs));
  if (!postingContext.accountIds.includes(undefined)) return postingContext;
  await openAccounts(tx, legs);
  return readPostingContext(tx, legs);
}

async function watch(tx: Tx, leg: Written, now: Date): Promise<void> {
  const { account, currency, isTest } = leg;
  if (account.kind !== 'payment_account') return;
  const { paymentAccountId } = account;
  await watchLimit(tx, { currency, isTest, paymentAccountId }, now);
}
