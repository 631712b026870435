import { currencies } from '@tiyin/domain/money';
import { expect, test } from 'vitest';
import { terminalFacts } from './terminal-facts.ts';

const words = terminalFacts({ currency: currencies.UZS, pools: [{ id: 1, name: 'UZS cards' }] });

// OFFICE-574
test.each([
  ['inTest', 'true', 'Mode', 'Test'],
  ['inTest', 'false', 'Mode', 'Production'],
  ['poolId', '1', 'Pool', 'UZS cards'],
  ['poolId', '9', 'Pool', 'Pool 9'],
  ['maxAdjustment', '500000', 'Largest addition to a fixed amount', '5\u202F000.00 UZS'],
  ['shortPayment', 'TOP_UP', 'If less comes', 'Ask for the rest'],
  ['overPayment', 'PERSON', 'If more comes', 'Leave it to staff'],
  ['successPercentLowThreshold', '70', 'Success rate is low below', '70 %'],
  ['attributes', '1 1 4', 'Types of attributes', 'Integer, Integer, Boolean'],
  [
    'method1',
    'amount 100000 to 10000000000, fee 150 bp + 2500',
    'Humo',
    '1\u202F000.00 to 100\u202F000\u202F000.00, fee 1.5\u202F% + 25.00 UZS',
  ],
  ['method999', 'another form', undefined, undefined],
  ['name', 'Kiosk', undefined, undefined],
])('%s %s is "%s" "%s"', (name, value, field, shown) => {
  expect(words.field?.(name)).toBe(field);
  expect(words.value?.(name, value)).toBe(shown);
});
