import { expect, test } from 'vitest';
import { MOST_VISITS, readVisits, storeVisit } from './recent-visits.ts';

function memory(): Storage {
  const entries = new Map<string, string>();
  return {
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (place) => [...entries.keys()][place] ?? null,
    get length() {
      return entries.size;
    },
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, value),
  };
}

const visit = (number: number) => ({ address: `/accounts/${number}`, label: `Account ${number}` });

// OFFICE-483
test('the last one is first and each thing is there once, for each person apart', () => {
  const storage = memory();
  for (const number of [1, 2, 3, 1]) storeVisit(storage, 7, visit(number));
  storeVisit(storage, 8, visit(4));
  expect(readVisits(storage, 7)).toEqual([visit(1), visit(3), visit(2)]);
  expect(readVisits(storage, 8)).toEqual([visit(4)]);
});

test('a few are kept', () => {
  const storage = memory();
  for (let number = 1; number <= MOST_VISITS + 2; number += 1)
    storeVisit(storage, 7, visit(number));
  expect(readVisits(storage, 7)).toHaveLength(MOST_VISITS);
  expect(readVisits(storage, 7)[0]).toEqual(visit(MOST_VISITS + 2));
});

test.each(['{', '{}', '[1, null]', '[{"address":"//elsewhere","label":"x"}]', '[{"label":"x"}]'])(
  '%s in storage is no visit',
  (text) => {
    const storage = memory();
    storeVisit(storage, 7, visit(1));
    const [key] = Object.keys({ [storage.key(0) ?? '']: 1 });
    storage.setItem(key ?? '', text);
    expect(readVisits(storage, 7)).toEqual([]);
  },
);
