import { asId, type PersonId } from '@tiyin/domain/ids';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { person } from '../../src/db/schema.ts';
import { keepItemOpen } from '../../src/payments/transfers/open-items.ts';
import type { Staff } from '../../src/staff/staff.ts';
import { type TestSystem, openTestSystem } from './test-system.ts';

let system: TestSystem;
let first: Staff;
let second: Staff;
beforeAll(async () => {
  system = await openTestSystem();
  const operator = await system.operator();
  const [row] = await system.run((tx) =>
    tx
      .insert(person)
      .values({
        ...operator,
        id: undefined,
        username: 'malika',
        firstName: 'Malika',
        lastName: 'K',
      })
      .returning({ id: person.id }),
  );
  first = operator;
  second = { ...operator, id: row?.id ?? asId<PersonId>(0) };
});
afterAll(() => system.close());

const seconds = 1000;

function open(staff: Staff, id: string, kind: 'transfer' | 'deposit' = 'transfer') {
  return system.run((tx) => keepItemOpen(tx, { staff, kind, id, now: system.clock.now() }));
}

// OFFICE-324
it('names the others who have it open, until they leave or go on', async () => {
  expect(await open(second, '77')).toEqual([]);
  const since = system.clock.now().toISOString();
  system.clock.advance(10 * seconds);
  await open(second, '77');
  expect(await open(first, '77')).toEqual([{ name: 'Malika K', since }]);
  expect(await open(first, '77', 'deposit')).toEqual([]);
  expect(await open(second, '77')).toEqual([]);
  system.clock.advance(29 * seconds);
  expect(await open(first, '77')).toHaveLength(1);
  system.clock.advance(1 * seconds);
  expect(await open(first, '77')).toEqual([]);
  // Opened again, the time is a new one; another item ends it at once.
  await open(second, '77');
  expect(await open(first, '77')).toEqual([
    { name: 'Malika K', since: system.clock.now().toISOString() },
  ]);
  await open(second, '78');
  expect(await open(first, '77')).toEqual([]);
});
