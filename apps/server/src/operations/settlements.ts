import { amountFromWire } from '@tiyin/domain/money';
import { createSettlement } from '../payments/settlements/create-settlement.ts';
import { listRates, setRate } from '../payments/settlements/rates.ts';
import type { HandlersOf } from './handler.ts';

/** The operations of the tag settlements. */
export const settlementOperations: HandlersOf<'settlements'> = {
  async listRates(_input, _caller, { database, clock }) {
    return { data: await database.transaction((tx) => listRates(tx, clock.now())) };
  },

  async setRate({ body: { currency, perUsdt } }, { staff }, { database, clock }) {
    const command = { staff, currency, perUsdt: amountFromWire(perUsdt), now: clock.now() };
    return { data: await database.transaction((tx) => setRate(tx, command)) };
  },

  async createSettlement({ body, headers }, { staff }, { database, clock, secrets }) {
    const command = {
      staff,
      terminalId: body.terminalId,
      baseAmount: amountFromWire(body.baseAmount),
      settlementAmount: amountFromWire(body.settlementAmount),
      confirmedRate:
        typeof body.confirmedRate === 'number'
          ? amountFromWire(body.confirmedRate)
          : body.confirmedRate,
      key: headers['idempotency-key'],
      secrets,
      now: clock.now(),
    };
    return { data: await database.transaction((tx) => createSettlement(tx, command)) };
  },
};
