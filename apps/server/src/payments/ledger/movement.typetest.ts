import { asId, type MerchantId } from '@tiyin/domain/ids';
import { money, minorUnits } from '@tiyin/domain/money';
import type { Movement } from './movement.ts';
import type { post } from './post.ts';

const from = { kind: 'treasury' } as const;
const to = { kind: 'merchant_balance', merchantId: asId<MerchantId>(1) } as const;
const oneSom = money(minorUnits(1n), 'UZS');

export const som: Movement = { from, to, money: oneSom };
// @ts-expect-error minor units without a currency are not money
export const bare: Movement = { from, to, money: 1n };
// @ts-expect-error a movement has one currency, which its money carries
export const two: Movement = { from, to, money: oneSom, book: { currency: 'RUB' } };
// @ts-expect-error a posting is test or production, never a movement of it
export const mixed: Movement = { from, to, money: oneSom, isTest: false };
// @ts-expect-error a balance has an owner
export const ownerless: Movement['to'] = { kind: 'merchant_balance' };

type Posting = Parameters<typeof post>[1];
const posting = { kind: 'settlement', isTest: true, movements: [som], now: new Date(0) } as const;
export const whole: Posting = posting;
// @ts-expect-error legs are derived: nobody writes some that do not balance
export const unbalanced: Posting = { ...posting, legs: [{ account: from, amount: 7n }] };
