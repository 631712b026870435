import { invoiceStatuses } from '@tiyin/domain/invoices';
import fc from 'fast-check';
import { minute, second } from './times.ts';

/** Few amounts, so that lives meet: on leases, on limits, on one balance. The endings are the sandbox's. */
const amount = fc.constantFrom(1_000_000n, 1_000_001n, 1_000_002n, 1_000_003n, 1_500_000n);
const off = fc.constantFrom(0n, 0n, 0n, 0n, -10n, 10n);
const someTime = fc.constantFrom(second, 3 * second, 30 * second, minute, 15 * minute, 61 * minute);

const paying = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('ask' as const), amount }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('complete' as const) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('report' as const), off }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('refuse' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('cancel' as const) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('wait' as const), ms: someTime }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('work' as const) }) },
);
const withdrawing = fc.oneof(
  { weight: 1, arbitrary: fc.record({ does: fc.constant('ask' as const), amount }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('complete' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('paid' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('refused' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('retry' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('cancel' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('wait' as const), ms: someTime }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('work' as const) }) },
);
/** The actions of staff on either. */
const byHand = fc.oneof(
  fc.record({
    does: fc.constant('move' as const),
    to: fc.constantFrom(...invoiceStatuses.map(({ code }) => code)),
  }),
  fc.record({ does: fc.constant('change' as const), amount }),
  fc.record({ does: fc.constant('refund' as const), part: fc.constantFrom(1n, 2n, 3n) }),
);
/** The actions of staff on what all invoices of a shop share. */
const inTheOffice = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('settle' as const), amount }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('limit' as const),
      limit: fc.constantFrom(1_000_000n, 6_000_000n, 9_000_000n),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constantFrom('pause' as const, 'resume' as const) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('terminals' as const), areOn: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('work' as const) }) },
);
type Of<A> = A extends fc.Arbitrary<infer T> ? T : never;
export type Action = Of<typeof paying> | Of<typeof byHand>;
export type PayoutAction = Of<typeof withdrawing> | Of<typeof byHand>;

function lifeOf(paid: fc.Arbitrary<Action>, paidOut: fc.Arbitrary<PayoutAction>) {
  return fc.oneof(
    fc.record({
      flow: fc.constant('deposit' as const),
      amount,
      actions: fc.array(paid, { minLength: 3, maxLength: 10 }),
    }),
    fc.record({
      flow: fc.constant('withdrawal' as const),
      amount,
      actions: fc.array(paidOut, { minLength: 3, maxLength: 10 }),
    }),
  );
}
export type OfficeAction = Of<typeof inTheOffice>;
type Life = Of<ReturnType<typeof lifeOf>>;

const life = lifeOf(paying, withdrawing);
const handledLife = lifeOf(
  fc.oneof({ weight: 4, arbitrary: paying }, { weight: 1, arbitrary: byHand }),
  fc.oneof({ weight: 4, arbitrary: withdrawing }, { weight: 1, arbitrary: byHand }),
);

/** The money of a shop: its currency, and the fixed part of its fee in minor units. */
const moneyOfShop = {
  currency: fc.constantFrom('UZS', 'KWD', 'JPY'),
  feeFixed: fc.constantFrom(0n, 0n, 7n),
  isRetried: fc.boolean(),
  /** Whether the receiver of callbacks refuses some calls. */
  isReceiverFlaky: fc.boolean(),
};

/** Lives of one shop that run into each other. */
export const lives = fc.record({
  ...moneyOfShop,
  lives: fc.array(life, { minLength: 8, maxLength: 16 }),
  office: fc.constant<readonly OfficeAction[]>([]),
});

/** The same, while people act on them and on what they share. */
export const handledLives = fc.record({
  ...moneyOfShop,
  lives: fc.array(handledLife, { minLength: 8, maxLength: 16 }),
  office: fc.array(inTheOffice, { maxLength: 6 }),
});
export type Lives = {
  readonly currency: string;
  readonly feeFixed: bigint;
  readonly isRetried: boolean;
  readonly isReceiverFlaky: boolean;
  readonly lives: readonly Life[];
  readonly office: readonly OfficeAction[];
};
