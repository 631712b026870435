import { expect, test } from 'vitest';
import { customerAddress, readCustomerQuery } from './customer-address.ts';

const searchOf = (address: string) => address.slice(address.indexOf('?'));

// OFFICE-452
test.each(['u-40917', 'a/b?c&d=e#f', '50%', 'Тошкент 7', '+998901112233'])(
  'the address of the customer %s leads to the same customer and page',
  (customerId) => {
    const query = { merchantId: 2, customerId, page: 3, size: 25 } as const;
    expect(readCustomerQuery(searchOf(customerAddress(query)))).toEqual(query);
  },
);

test.each(['', '?merchant=1', '?id=u-1', '?merchant=0&id=u-1', '?merchant=x&id=u-1'])(
  'the address %j names no customer',
  (address) => {
    expect(readCustomerQuery(address)).toBeNull();
  },
);
