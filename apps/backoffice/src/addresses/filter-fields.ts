import { formatInvoiceDay, formatReportDay, parseReportDay } from '@tiyin/domain/dates';
import { flowTypes, type FlowTypeCode } from '@tiyin/domain/invoices';
import { isOneOf } from '@tiyin/domain/names';
import { readMajorUnits } from '@tiyin/domain/money';
import type { Permission } from '@tiyin/domain/permissions';
import type { ListInvoicesParameters } from '@tiyin/api/calls/invoices';
import { i18n } from '../texts/i18n.ts';
import type { AddressConditions } from './address-conditions.ts';

/** A UTC day, `yyyy-MM-dd`. */
export type Day = `${number}-${number}-${number}`;

/** The request parameters of a filter. */
export type FilterParameters = Omit<
  ListInvoicesParameters,
  'include' | 'merchantId' | 'page' | 'size' | 'sort' | 'terminalId'
>;

/** The name of a condition that has one value, in the contract. */
export type FilterName = Exclude<keyof FilterParameters, 'search' | 'statusIds'>;

/** The methods of the contract, and the choice of those without one. */
export const methodChoices = [
  'Humo',
  'Uzs',
  'Tinkoff',
  'TinkoffXCountry',
  'Sberbank',
  'SberbankXCountry',
  'Sbp',
  'none',
] as const satisfies readonly NonNullable<FilterParameters['paymentMethod']>[];

/** A method, or none. */
export type MethodChoice = (typeof methodChoices)[number];

/** The assignee of the invoices: oneself, nobody, or a person by id. */
export type AssigneeChoice = 'me' | 'nobody' | `${number}`;

/** The value of a condition by its kind. */
interface ValueOf {
  readonly day: Day;
  /** A whole id of somebody else's system. */
  readonly text: string;
  readonly flowType: FlowTypeCode;
  /** A method by its name in the contract. */
  readonly method: MethodChoice;
  /** An id of ours; 0 for the invoices that have none. */
  readonly id: number;
  /** `me`, `nobody`, or the id of a person (INVOICE-621). */
  readonly assignee: AssigneeChoice;
  /** Major units of each invoice's own currency. */
  readonly sum: number;
  /** A property of the invoices that are wanted. */
  readonly flag: true;
}

/** The kind of a condition: how it is read, sent, entered and shown. */
export type FilterKind = keyof ValueOf;

interface FilterField {
  readonly kind: FilterKind;
  readonly label: () => string;
  readonly description?: () => string;
  /** Without it the condition finds nothing. */
  readonly permission?: Permission;
  /** The condition that this one may not be below. */
  readonly from?: FilterName;
  /** The condition that this one may not be above. */
  readonly to?: FilterName;
}

/**
 * The conditions in the order of the dialog (INVOICE-53): the address, the request, the dialog and
 * the chips are made from this table. A parameter of the contract that is not here does not compile.
 */
const fields = {
  dateFrom: {
    kind: 'day',
    label: () => i18n.t('Date From'),
    description: () => i18n.t('UTC, this day included'),
    to: 'dateTo',
  },
  dateTo: {
    kind: 'day',
    label: () => i18n.t('Date To'),
    description: () => i18n.t('UTC, this day included'),
    from: 'dateFrom',
  },
  lastStatusDate: { kind: 'day', label: () => i18n.t('Last Status Date') },
  customerId: {
    kind: 'text',
    label: () => i18n.t('Customer ID'),
    description: () => i18n.t('The whole id, in its case'),
  },
  flowType: { kind: 'flowType', label: () => i18n.t('Flow Type') },
  paymentMethod: { kind: 'method', label: () => i18n.t('Payment method') },
  accountId: { kind: 'id', label: () => i18n.t('Account ID'), permission: 'people.account' },
  bank: { kind: 'text', label: () => i18n.t('Bank'), permission: 'people.account' },
  providerId: { kind: 'id', label: () => i18n.t('Provider ID'), permission: 'people.account' },
  sumFrom: { kind: 'sum', label: () => i18n.t('Sum From'), to: 'sumTo' },
  sumTo: { kind: 'sum', label: () => i18n.t('Sum To'), from: 'sumFrom' },
  isLarge: { kind: 'flag', label: () => i18n.t('Large amount') },
  isPayoutUnknown: {
    kind: 'flag',
    label: () => i18n.t('Payout outcome unknown'),
    permission: 'invoice.transaction.read',
  },
  assignee: {
    kind: 'assignee',
    label: () => i18n.t('Assigned to'),
    permission: 'invoice.event.read',
  },
} as const satisfies Readonly<Record<FilterName, FilterField>>;

/** The value of each condition, null where it does not filter. */
export type FilterValues = {
  readonly [Name in FilterName]: ValueOf[(typeof fields)[Name]['kind']] | null;
};

/** A condition with its value and the values of its bounds. */
export type Condition<Kind extends FilterKind = FilterKind> = {
  [K in Kind]: Pick<FilterField, 'permission'> & {
    readonly label: string;
    readonly description?: string;
    readonly kind: K;
    readonly name: FilterName;
    readonly value: ValueOf[K] | null;
    readonly low: ValueOf[K] | null;
    readonly high: ValueOf[K] | null;
  };
}[Kind];

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of the table itself
const names = Object.keys(fields) as FilterName[];

/** The conditions of a filter, in the order of the dialog. */
export function conditionsOf(values: FilterValues): readonly Condition[] {
  return names.map((name) => {
    const { description, from, label, to, ...field }: FilterField = fields[name];
    const texts = { label: label(), ...(description && { description: description() }) };
    const bounds = { low: from ? values[from] : null, high: to ? values[to] : null };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the kind gives the type of the value
    return { ...field, ...texts, ...bounds, name, value: values[name] } as Condition;
  });
}

type Kinds = {
  readonly [Kind in FilterKind]: {
    /** Null for text that is no value of this kind. */
    readonly read: (text: string) => ValueOf[Kind] | null;
    /** The value as the contract takes it. */
    readonly send: (value: ValueOf[Kind]) => string | null;
  };
};

const kinds: Kinds = {
  assignee: { read: (text) => (isAssignee(text) ? text : null), send: (choice) => choice },
  day: { read: readDay, send: wireDay },
  flag: { read: (text) => text === 'true' || null, send: String },
  flowType: {
    read: (text) => flowTypes.find(({ code }) => code === text)?.code ?? null,
    send: (code) => code,
  },
  id: { read: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : null), send: String },
  method: { read: (text) => (isOneOf(text, methodChoices) ? text : null), send: (name) => name },
  sum: { read: readMajorUnits, send: String },
  text: { read: readText, send: (text) => text },
};

/** The value of each condition, from its text or null. */
export function readValues(textOf: (name: FilterName) => string | null): FilterValues {
  const values = names.map((name) => {
    const text = textOf(name);
    return [name, text === null ? null : kinds[fields[name].kind].read(text)] as const;
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each kind reads its own values
  return Object.fromEntries(values) as FilterValues;
}

/** The conditions of an address that have one value each. */
export const filterConditions: AddressConditions = Object.fromEntries(
  names.map((name) => {
    const { kind, label } = fields[name];
    return [name, { label, isValid: (text: string) => kinds[kind].read(text) !== null }];
  }),
);

function sentValue<Kind extends FilterKind>({ kind, value }: Condition<Kind>) {
  return value === null ? null : kinds[kind].send(value);
}

/**
 * The values as the contract takes them, without those that do not filter: days as dd/MM/yyyy, sums
 * in decimal major units (INVOICE-53).
 */
export function sentValues(values: FilterValues): Pick<FilterParameters, FilterName> {
  return Object.fromEntries(
    conditionsOf(values).flatMap((condition) => {
      const value = sentValue(condition);
      return value === null ? [] : [[condition.name, value]];
    }),
  );
}

function isAssignee(text: string): text is AssigneeChoice {
  return /^(me|nobody|[1-9]\d{0,8})$/.test(text);
}

/** Whether a text is a day that exists, as `yyyy-MM-dd`. */
export function isDay(text: string): text is Day {
  return parseReportDay(text).ok;
}

/** The longest id that a merchant gives to a customer. */
const LONGEST_TEXT = 128;

function readText(typed: string): string | null {
  const text = typed.trim();
  return text === '' || text.length > LONGEST_TEXT ? null : text;
}

function readDay(text: string): Day | null {
  const day = text.trim();
  return isDay(day) ? day : null;
}

function wireDay(day: Day): string | null {
  const read = parseReportDay(day);
  return read.ok ? formatInvoiceDay(read.ms) : null;
}

/** The UTC day of an instant in Unix ms. Throws a RangeError for an invalid instant. */
export function utcDayOf(ms: number): Day {
  const day = formatReportDay(ms);
  if (!isDay(day)) throw new RangeError(`${ms} is on no day of the calendar`);
  return day;
}
