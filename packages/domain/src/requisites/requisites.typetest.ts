import {
  formatMobileRequisite,
  type PaymentMethodColor,
  payoutErrorTexts,
  readCardNumber,
  readPayoutCredential,
} from './index.ts';
import { methodsByName } from './payment-methods.ts';

const read = readPayoutCredential('Sbp', '');
// @ts-expect-error a value is there only where the text was one
void read.value;
if (read.ok) {
  const kind: 'card' | 'phone' = read.kind;
  void kind;
} else {
  // every refusal has its words
  void payoutErrorTexts[read.error];
}

const card = readCardNumber('');
// @ts-expect-error a card is never refused as a phone is
void (card.ok || card.error === 'must-start-with-nine');

// @ts-expect-error a method that is not ours has no rule
readPayoutCredential('Paypal', '');
// @ts-expect-error nor has a country
formatMobileRequisite('USD', '');
// @ts-expect-error a colour is a name, the theme's to fill
void ('#fff' satisfies PaymentMethodColor);

// the key of a method is its name
void (methodsByName.Humo.name satisfies 'Humo');
