import type {
  CurrencyListAnswer,
  ListReferenceItemsData,
  ProviderListAnswer,
  ReferenceItemListAnswer,
} from '@tiyin/api/types';
import { currencies } from '@tiyin/domain/money';
import { referenceList } from '@tiyin/domain/references';
import type { ServerContext } from '../context.ts';
import { ProblemError } from '../problem.ts';
import { listProviders } from '../providers/list-providers.ts';
import { type OperationHandler, validated } from './request.ts';

/** The operations of the tag reference. */
export function referenceOperations({ database }: ServerContext) {
  const items: OperationHandler = async (request): Promise<ReferenceItemListAnswer> => {
    const { refHeaderId } = validated<ListReferenceItemsData['query']>(request, 'query');
    const data = referenceList(refHeaderId);
    if (!data) throw new ProblemError('not_found', { detail: 'There is no such reference list' });
    return { data: [...data] };
  };

  const itsCurrencies: OperationHandler = async (): Promise<CurrencyListAnswer> => ({
    data: Object.values(currencies),
  });

  const providers: OperationHandler = async (): Promise<ProviderListAnswer> => ({
    data: await database.transaction(listProviders),
  });

  return { listReferenceItems: items, listCurrencies: itsCurrencies, listProviders: providers };
}
