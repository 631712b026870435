import type { MinorUnits } from '../money/index.ts';
import type { DepositEvent, DepositFacts } from './deposit-events.ts';
import type { MoneyFit } from './reported-money.ts';
import type { InvoiceStatusCode } from './status.ts';

type Path = readonly InvoiceStatusCode[];
type Cause = Exclude<DepositEvent['type'], 'money-reported'> | MoneyFit;
type Row = Readonly<Record<Cause, Path | ((facts: DepositFacts) => Path)>>;

const stay: Path = [];
const cancel: Path = ['CANCELED'];
const decline: Path = ['DECLINED'];
const leaveToPerson: Path = ['ERROR'];

/** Money that fits leads to the given status, unless a refusal or a change by staff contradicts it. */
function unlessContradicted(path: Path): (facts: DepositFacts) => Path {
  return (facts) => (facts.wasRefused || facts.wasMovedByPerson ? leaveToPerson : path);
}

const book = unlessContradicted(['PAYED', 'DONE']);
const awaitRest = unlessContradicted(['PENDING']);

function withinGrace(follow: (facts: DepositFacts) => Path): (facts: DepositFacts) => Path {
  return (facts) => (facts.withinGrace ? follow(facts) : leaveToPerson);
}

/**
 * The deadline ended it, not a refusal or staff: the customer pressed in time, and only the request
 * was late.
 */
function acceptWithinGrace(facts: DepositFacts): Path {
  const isAlive = facts.withinGrace && !facts.wasRefused && !facts.wasMovedByPerson;
  return isAlive ? ['PENDING'] : stay;
}

const settled: Row = {
  'requisites-issued': stay,
  'customer-paid': stay,
  'customer-paid-in-time': stay,
  'deadline-passed': stay,
  'match-window-ended': stay,
  'return-requested': stay,
  canceled: stay,
  'provider-refused': stay,
  enough: stay,
  part: stay,
  mismatch: stay,
};

const ended: Row = {
  ...settled,
  enough: withinGrace(book),
  part: withinGrace(awaitRest),
  mismatch: leaveToPerson,
};

const table: Readonly<Record<InvoiceStatusCode, Row>> = {
  NEW: {
    'requisites-issued': ['IN_PROGRESS'],
    'customer-paid': stay,
    'customer-paid-in-time': stay,
    'deadline-passed': cancel,
    'match-window-ended': stay,
    'return-requested': stay,
    canceled: cancel,
    'provider-refused': stay,
    // no requisites were shown, so any money contradicts
    enough: leaveToPerson,
    part: leaveToPerson,
    mismatch: leaveToPerson,
  },
  IN_PROGRESS: {
    'requisites-issued': stay,
    'customer-paid': ['PENDING'],
    'customer-paid-in-time': ['PENDING'],
    'deadline-passed': cancel,
    'match-window-ended': stay,
    'return-requested': stay,
    canceled: cancel,
    // not a verdict before the customer has paid; it is remembered in `wasRefused`
    'provider-refused': stay,
    enough: book,
    part: awaitRest,
    mismatch: leaveToPerson,
  },
  PENDING: {
    'requisites-issued': stay,
    'customer-paid': stay,
    'customer-paid-in-time': stay,
    'deadline-passed': stay,
    'match-window-ended': decline,
    'return-requested': leaveToPerson,
    canceled: stay,
    'provider-refused': decline,
    enough: book,
    part: unlessContradicted(stay),
    mismatch: leaveToPerson,
  },
  PAYED: {
    'requisites-issued': stay,
    'customer-paid': stay,
    'customer-paid-in-time': stay,
    'deadline-passed': stay,
    'match-window-ended': stay,
    'return-requested': stay,
    canceled: stay,
    'provider-refused': leaveToPerson,
    enough: unlessContradicted(['DONE']),
    // it was declared to be paid, and it is not
    part: leaveToPerson,
    mismatch: leaveToPerson,
  },
  // booked: more money stays in suspense, and a late refusal is for a person to see, not a move
  DONE: settled,
  DECLINED: ended,
  CANCELED: { ...ended, 'customer-paid-in-time': acceptWithinGrace },
  // a person decides
  ERROR: settled,
};

/**
 * The statuses that an event leads a deposit through, in order; empty where it does not move
 * (INVOICE-15). `["ERROR"]` is where a person must decide.
 */
export function depositTransition(
  status: InvoiceStatusCode,
  event: DepositEvent,
  facts: DepositFacts,
): readonly InvoiceStatusCode[] {
  const cause = event.type === 'money-reported' ? event.fit : event.type;
  const path = table[status][cause];
  return typeof path === 'function' ? path(facts) : path;
}

/**
 * The status in which a deposit ends that gets no more money: with some of it here a person decides
 * (INVOICE-26).
 */
export function unpaidEnd(to: InvoiceStatusCode, received: MinorUnits): InvoiceStatusCode {
  return received > 0n ? 'ERROR' : to;
}
