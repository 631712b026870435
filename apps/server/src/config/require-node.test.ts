import { expect, test } from 'vitest';
import { requireNode } from './require-node.ts';

// RUN-974
test.each(['20.20.2', '22.21.1', '24.6.0'])(
  'Node %s is too old, and a start says so',
  (version) => {
    expect(() => requireNode(version)).toThrow(`Node 24.7 or newer is needed; this is ${version}.`);
  },
);

// RUN-974
test.each(['24.7.0', '24.21.0', '26.0.0'])('Node %s is new enough', (version) => {
  expect(() => requireNode(version)).not.toThrow();
});
