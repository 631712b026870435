import { expect, test } from 'vitest';
import { clientNetwork, customerNetwork, plainAddress, plainNetwork } from './client-network.ts';

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

// API-488
test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7/024', '203.0.113.0/24'],
  ['2001:0DB8::7/32', '2001:db8::/32'],
  ['0.0.0.0/0', '0.0.0.0/0'],
  ['::ffff:10.0.0.0/104', undefined],
  ['203.0.113.7/', undefined],
  ['0x7f.1', undefined],
  ['', undefined],
])('%j is the network %s', (text, network) => {
  expect(plainNetwork(text)).toBe(network);
});

// API-488
test.each(['fe80::1%eth0', 'shop.example', '203.0.113.7/24', ''])('%j is no address', (text) => {
  expect(plainAddress(text)).toBeUndefined();
});
