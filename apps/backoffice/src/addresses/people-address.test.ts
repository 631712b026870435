import { expect, test } from 'vitest';
import { peopleAddress, readPeopleQuery } from './people-address.ts';

// OFFICE-342
test('the address has the search, the filters and the page of the list of people', () => {
  const query = {
    tab: 'people',
    search: 'anna',
    roleId: 3,
    state: 'DISABLED',
    page: 2,
    size: 25,
  } as const;
  const address = peopleAddress(query);
  expect(address).toBe('/people?search=anna&role=3&state=DISABLED&page=3&size=25');
  expect(readPeopleQuery(address.split('?')[1] ?? '')).toEqual(query);
  expect(peopleAddress(readPeopleQuery(''))).toBe('/people');
  expect(peopleAddress(readPeopleQuery('tab=roles'))).toBe('/people?tab=roles');
});

test('invalid parts of the address get the default', () => {
  const read = readPeopleQuery('tab=x&role=-1&state=GONE&page=0&size=7');
  expect(read).toEqual({ tab: 'people', search: '', page: 0, size: 10 });
});
