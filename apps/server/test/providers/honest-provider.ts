import { randomUUID } from 'node:crypto';
import { create, number, string, type } from 'superstruct';
import type { CallAnswer, OutgoingCall } from '../../src/outside/call-out.ts';

/** A payout as the provider has it. */
export type KnownPayout = {
  readonly id: string;
  readonly accountId: number;
  readonly amount: number;
  state: 'accepted' | 'paid' | 'refused';
  readonly transferId: string;
};

/** The outcome of a call: it arrives, now or later, or is lost, and so is its response. */
export type Fate = 'answered' | 'late' | 'lost' | 'unanswered';

type Arrival = { readonly call: PayoutRequest; readonly until: number };
type PayoutRequest = {
  readonly transactionId: string;
  readonly accountId: number;
  readonly amount: number;
};

const requestStruct = type({ transactionId: string(), accountId: number(), amount: number() });

/** A call that arrives later than this was given up by everybody on its way, in ms. */
const onItsWayMs = 55 * 60_000;

/**
 * A provider that never contradicts itself: it pays a payout once, and refuses none that it has paid. Its network loses
 * calls and responses, and delays calls.
 */
export function honestProvider(now: () => number) {
  const known = new Map<string, KnownPayout>();
  let onTheirWay: readonly Arrival[] = [];
  let fates: Fate[] = [];
  let states: KnownPayout['state'][] = [];
  const nextFate = (): Fate => fates.shift() ?? 'answered';

  const responseOf = ({ state: status, transferId }: KnownPayout): CallAnswer => ({
    statusCode: 200,
    text: JSON.stringify(status === 'paid' ? { status, transferId } : { status }),
  });

  function take({ transactionId: id, accountId, amount }: PayoutRequest): KnownPayout {
    const decided = states.shift() ?? 'accepted';
    const transferId = randomUUID();
    const made = known.get(id) ?? { id, accountId, amount, transferId, state: decided };
    known.set(id, made);
    return made;
  }

  function pay(call: PayoutRequest): CallAnswer {
    const fate = nextFate();
    if (fate === 'late') onTheirWay = [...onTheirWay, { call, until: now() + onItsWayMs }];
    if (fate === 'late' || fate === 'lost') return { error: 'timed_out' };
    const made = take(call);
    return fate === 'answered' ? responseOf(made) : { error: 'timed_out' };
  }

  function answerStatus(id: string): CallAnswer {
    if (nextFate() !== 'answered') return { statusCode: 503, text: '' };
    const found = known.get(id);
    return found ? responseOf(found) : { statusCode: 404, text: '' };
  }

  return {
    /** The payouts of some accounts. */
    of: (accountIds: readonly number[]): KnownPayout[] =>
      [...known.values()].filter(({ accountId }) => accountIds.includes(accountId)),

    /** The fates of the next calls, and the decisions about the next payouts. */
    begin(given: {
      readonly fates: readonly Fate[];
      readonly states: readonly KnownPayout['state'][];
    }) {
      known.clear();
      onTheirWay = [];
      fates = [...given.fates];
      states = [...given.states];
    },

    /** Calls that are on their way arrive: all of them, or those that are not on their way any longer at a time. */
    arrive(at?: number): void {
      const isHere = ({ until }: Arrival) => at === undefined || until <= at;
      for (const { call } of onTheirWay.filter(isHere)) take(call);
      onTheirWay = onTheirWay.filter((each) => !isHere(each));
    },

    callOut: ({ method = 'POST', url, body }: OutgoingCall): Promise<CallAnswer> =>
      Promise.resolve(
        method === 'POST'
          ? pay(create(JSON.parse(body), requestStruct))
          : answerStatus(url.split('/').at(-1) ?? ''),
      ),
  };
}
