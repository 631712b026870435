import { currencies } from '@tiyin/domain/money';
import { referenceList } from '@tiyin/domain/references';
import { ProblemError } from '../problem.ts';
import { listProviders } from '../providers/list-providers.ts';
import type { HandlersOf } from './handler.ts';

/** The operations of the tag reference. */
export const referenceOperations: HandlersOf<'reference'> = {
  async listReferenceItems({ query: { refHeaderId } }) {
    const data = referenceList(refHeaderId);
    if (!data) throw new ProblemError('not_found', { detail: 'There is no such reference list' });
    return { data: [...data] };
  },

  async listCurrencies() {
    return { data: Object.values(currencies) };
  },

  async listProviders(_input, { staff }, { database }) {
    return { data: await database.transaction((tx) => listProviders(tx, staff)) };
  },
};
