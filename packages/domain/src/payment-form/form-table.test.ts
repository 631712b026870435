import { expect, test } from 'vitest';
import { init, kept, paid, received, run, status, twoMethods, waiting } from './form.fixture.ts';
import {
  type FormEvent,
  type FormEventType,
  type FormState,
  type FormStep,
  loadingForm,
  openForm,
} from './index.ts';

const issued = {
  paymentMethodId: 1,
  paymentMethodName: 'Humo',
  amount: 700_000,
  credentials: { value: '8600120412345673' },
};

/** One of each kind, which means something wherever its kind does. */
const events: { readonly [T in FormEventType]: FormEvent<T> } = {
  opened: { type: 'opened', init: init({ ...twoMethods, status: 'IN_PROGRESS', issued }) },
  'method-chosen': { type: 'method-chosen', methodId: 1 },
  'amount-changed': { type: 'amount-changed', amount: 900_000 },
  'amount-confirmed': { type: 'amount-confirmed' },
  'credentials-received': received,
  'amount-kept': kept,
  'credentials-missing': { type: 'credentials-missing' },
  'waited-long': { type: 'waited-long' },
  'wait-left': { type: 'wait-left' },
  'amounts-used-up': { type: 'amounts-used-up', methodId: 1 },
  back: { type: 'back' },
  'paid-confirmed': paid,
  'complete-failed': { type: 'complete-failed' },
  'status-received': status('DONE'),
  'deadline-passed': { type: 'deadline-passed' },
  failed: { type: 'failed' },
};

const waitingForm = waiting(twoMethods);
const shown = run(waitingForm, received);

/** States of each step in which between them every event that means anything there does. */
const states: Readonly<Record<FormStep, readonly FormState[]>> = {
  loading: [loadingForm],
  method: [openForm(init(twoMethods))],
  init: [run(openForm(init(twoMethods)), events['method-chosen'])],
  credential: [
    waitingForm,
    waiting({ ...twoMethods, type: 'Withdrawal' }),
    run(waitingForm, events['credentials-missing']),
    run(waitingForm, { type: 'credentials-missing', alternatives: [900_000] }),
    run(waitingForm, events['credentials-missing'], events['waited-long']),
    shown,
    run(shown, status('IN_PROGRESS', { amount: 700_000 })),
  ],
  processing: [run(shown, paid), openForm(init({ status: 'PENDING' }))],
  success: [openForm(init({ status: 'DONE' }))],
  fail: [openForm(init({ status: 'CANCELED' })), run(loadingForm, events.failed)],
};

/** The events that move the form, and their target; other events change nothing there. */
const moves: Readonly<Record<FormStep, Partial<Record<FormEventType, readonly FormStep[]>>>> = {
  loading: { opened: ['credential'], failed: ['fail'] },
  method: {
    'method-chosen': ['init'],
    'status-received': ['success'],
    'deadline-passed': ['fail'],
    failed: ['fail'],
  },
  init: {
    'amount-changed': ['init'],
    'amount-confirmed': ['credential'],
    back: ['method'],
    'status-received': ['success'],
    'deadline-passed': ['fail'],
    failed: ['fail'],
  },
  credential: {
    opened: ['credential'],
    // of the amounts nearby
    'amount-changed': ['credential'],
    'credentials-received': ['credential'],
    'amount-kept': ['credential'],
    'credentials-missing': ['credential'],
    'waited-long': ['credential'],
    'wait-left': ['method'],
    'amounts-used-up': ['credential'],
    back: ['init'],
    'paid-confirmed': ['processing'],
    'complete-failed': ['fail'],
    'status-received': ['success'],
    'deadline-passed': ['fail'],
    failed: ['fail'],
  },
  processing: { opened: ['processing'], 'status-received': ['success'] },
  // more money may come for what is paid
  success: { 'status-received': ['success'] },
  fail: { opened: ['credential'], 'status-received': ['success'] },
};

const steps = Object.keys(states).filter((step): step is FormStep => step in states);
const kinds = Object.keys(events).filter((kind): kind is FormEventType => kind in events);
const cells = steps.flatMap((step) => kinds.map((kind) => [step, kind] as const));

test.each(cells)('in %s, %s moves the form where the table says, or not at all', (step, kind) => {
  const reached = states[step].flatMap((state) => {
    const next = run(state, events[kind]);
    return next === state ? [] : [next.step];
  });
  expect([...new Set(reached)]).toEqual(moves[step][kind] ?? []);
});
