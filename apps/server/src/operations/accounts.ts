import type {
  AccountMovementAnswer,
  AccountMovementListAnswer,
  AccountMovementRequest,
  ListAccountMovementsData,
  MoveAccountMoneyData,
} from '@tiyin/api/types';
import { amountFromWire } from '@tiyin/domain/money';
import type { ServerContext } from '../context.ts';
import { listMovements } from '../payments/accounts/list-movements.ts';
import { moveAccountMoney } from '../payments/accounts/move-money.ts';
import { etagOf, expectedVersion } from './etag.ts';
import { type OperationHandler, signedIn, validated } from './request.ts';

/** The operations of the tag accounts. */
export function accountOperations({ database, clock }: ServerContext) {
  const list: OperationHandler = async (request, reply): Promise<AccountMovementListAnswer> => {
    const { id: accountId } = validated<ListAccountMovementsData['path']>(request, 'params');
    const query = validated<NonNullable<ListAccountMovementsData['query']>>(request, 'query');
    const { page = 0, size = 10 } = query;
    const { version, ...answer } = await database.transaction((tx) =>
      listMovements(tx, { accountId, page, size }),
    );
    reply.header('etag', etagOf(version));
    return answer;
  };

  const move: OperationHandler = async (request, reply): Promise<AccountMovementAnswer> => {
    const { staff } = signedIn(request);
    const body = validated<AccountMovementRequest>(request, 'body');
    const headers = validated<NonNullable<MoveAccountMoneyData['headers']>>(request, 'headers');
    const order = {
      ...body,
      staff,
      accountId: validated<MoveAccountMoneyData['path']>(request, 'params').id,
      amount: amountFromWire(body.amount),
      expectedVersion: expectedVersion(headers),
      now: clock.now(),
    };
    const { movement, version } = await database.transaction((tx) => moveAccountMoney(tx, order));
    reply.code(201).header('etag', etagOf(version));
    return { data: movement };
  };

  return { listAccountMovements: list, moveAccountMoney: move };
}
