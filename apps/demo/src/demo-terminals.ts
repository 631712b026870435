import { type FeeRule, minorUnits, type MinorUnits } from '@tiyin/domain/money';
import type { FlowTypeCode } from '@tiyin/domain/invoices';
import type { PaymentMethodName } from '@tiyin/domain/requisites';
import type { TerminalAttributeTypeCode } from '@tiyin/domain/terminals';

/** The currencies that the demo takes and pays. */
export type DemoCurrency = 'UZS' | 'RUB';

/** When in the day and week a terminal's customers come. */
export type Habit = 'shopping' | 'riding';

/** A terminal as the demo sets it up, and how its customers use it. */
export type DemoTerminal = {
  readonly merchantName: string;
  readonly name: string;
  readonly flowType: FlowTypeCode;
  readonly currency: DemoCurrency;
  readonly methods: readonly PaymentMethodName[];
  readonly isTest: boolean;
  readonly fee: FeeRule;
  /** Minor units. */
  readonly usualAmount: number;
  /** The share of the demo's invoices, relative to the other terminals. */
  readonly share: number;
  readonly habit: Habit;
  /** Its attributes. */
  readonly attributes?: readonly DemoAttribute[];
};

/** An attribute of a terminal: the code of its type, and its value. */
export type DemoAttribute = readonly [code: TerminalAttributeTypeCode, value: string];

const rubleMethods = [
  'Tinkoff',
  'TinkoffXCountry',
  'Sberbank',
  'SberbankXCountry',
  'Sbp',
] as const satisfies readonly PaymentMethodName[];

type Trade = Pick<
  DemoTerminal,
  'currency' | 'fee' | 'flowType' | 'habit' | 'isTest' | 'merchantName' | 'methods'
>;

const market: Trade = {
  merchantName: 'Samarqand Market',
  flowType: 'DEPOSIT',
  currency: 'UZS',
  methods: ['Humo', 'Uzs'],
  isTest: true,
  fee: { basisPoints: 150, fixed: minorUnits(0n) },
  habit: 'shopping',
};

const taxi: Trade = { ...market, merchantName: 'Toshkent Taxi', habit: 'riding' };

const inRubles = {
  currency: 'RUB',
  methods: rubleMethods,
  fee: { basisPoints: 250, fixed: minorUnits(0n) },
} as const;

const paidInSom = {
  flowType: 'WITHDRAWAL',
  fee: { basisPoints: 100, fixed: minorUnits(100_000n) },
} as const;

const paidInRubles = {
  ...inRubles,
  flowType: 'WITHDRAWAL',
  fee: { basisPoints: 150, fixed: minorUnits(3_000n) },
} as const;

/** The demo's terminals; journeys and the README begin with the first. */
export const demoTerminals: readonly DemoTerminal[] = [
  {
    ...market,
    name: 'Website deposits',
    usualAmount: 35_000_000,
    share: 26,
    attributes: [
      ['I', '5411'],
      ['S', 'Samarqand, Registon koʻchasi 12'],
      ['N', '0.15'],
      ['B', 'true'],
    ],
  },
  { ...market, methods: ['Humo'], name: 'Humo deposits', usualAmount: 28_000_000, share: 10 },
  { ...market, ...paidInSom, name: 'Website withdrawals', usualAmount: 40_000_000, share: 8 },
  { ...market, ...inRubles, name: 'Ruble deposits', usualAmount: 450_000, share: 13 },
  { ...market, ...paidInRubles, name: 'Ruble withdrawals', usualAmount: 500_000, share: 5 },
  { ...market, isTest: false, name: 'App deposits', usualAmount: 30_000_000, share: 6 },
  {
    ...market,
    ...paidInSom,
    isTest: false,
    name: 'App withdrawals',
    usualAmount: 30_000_000,
    share: 2,
  },
  { ...taxi, name: 'Rider deposits', usualAmount: 6_500_000, share: 15 },
  { ...taxi, ...paidInSom, name: 'Driver payouts', usualAmount: 15_000_000, share: 3 },
  { ...taxi, ...inRubles, name: 'Ruble deposits', usualAmount: 320_000, share: 7 },
  {
    ...taxi,
    ...inRubles,
    methods: ['Sberbank', 'Sbp'],
    isTest: false,
    name: 'Live ruble deposits',
    usualAmount: 300_000,
    share: 5,
  },
];

type Limits = { readonly minAmount: MinorUnits; readonly maxAmount: MinorUnits };

/** The limits of each method of a demo terminal, in minor units (ROUTING-5). */
export const demoLimits: Readonly<Record<DemoCurrency, Limits>> = {
  UZS: { minAmount: minorUnits(100_000n), maxAmount: minorUnits(10_000_000_000n) },
  RUB: { minAmount: minorUnits(100_000n), maxAmount: minorUnits(10_000_000n) },
};
