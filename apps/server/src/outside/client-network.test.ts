import { expect, test } from 'vitest';
import { clientNetwork, customerNetwork } from './client-network.ts';

// RUN-204
test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['', ''],
])('%s is counted as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

// ROUTING-201
test.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])(
  'a customer at %s is not counted by address',
  (address) => {
    expect(customerNetwork(address)).toBeUndefined();
  },
);

// ROUTING-201
test.each(['203.0.113.7', '10.0.0.1', '2001:db8::1'])(
  'a customer at %s is counted by network',
  (address) => {
    expect(customerNetwork(address)).toBe(clientNetwork(address));
  },
);
