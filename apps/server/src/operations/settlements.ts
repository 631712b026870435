import type {
  RateAnswer,
  RateListAnswer,
  SetRateRequest,
  SettlementRequest,
} from '@tiyin/api/types';
import { amountFromWire } from '@tiyin/domain/money';
import type { ServerContext } from '../context.ts';
import { createSettlement } from '../payments/settlements/create-settlement.ts';
import { listRates, setRate } from '../payments/settlements/rates.ts';
import { type OperationHandler, signedIn, validated } from './request.ts';

/** The operations of the tag settlements. */
export function settlementOperations({ database, clock }: ServerContext) {
  const rates: OperationHandler = async (): Promise<RateListAnswer> => ({
    data: await database.transaction((tx) => listRates(tx, clock.now())),
  });

  const set: OperationHandler = async (request): Promise<RateAnswer> => {
    const { staff } = signedIn(request);
    const { currency, perUsdt } = validated<SetRateRequest>(request, 'body');
    const order = { staff, currency, perUsdt: amountFromWire(perUsdt), now: clock.now() };
    return { data: await database.transaction((tx) => setRate(tx, order)) };
  };

  const settle: OperationHandler = async (request, reply) => {
    const { staff } = signedIn(request);
    const body = validated<SettlementRequest>(request, 'body');
    const headers = validated<Record<string, string>>(request, 'headers');
    const order = {
      staff,
      terminalId: body.terminalId,
      baseAmount: amountFromWire(body.baseAmount),
      settlementAmount: amountFromWire(body.settlementAmount),
      key: headers['idempotency-key'],
      now: clock.now(),
    };
    const data = await database.transaction((tx) => createSettlement(tx, order));
    await reply.code(201).send({ data });
  };

  return { listRates: rates, setRate: set, createSettlement: settle };
}
