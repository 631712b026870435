import { findPlaces } from '../payments/invoices/find-places.ts';
import { readSearchText } from '../payments/invoices/invoice-filter.ts';
import type { HandlersOf } from './handler.ts';

/** The operations of the tag search. */
export const searchOperations: HandlersOf<'search'> = {
  async findInvoicePlaces({ query }, { staff }, { database, secrets }) {
    const search = readSearchText(query.search, secrets);
    if (search === undefined) return { data: [] };
    return { data: await database.query((tx) => findPlaces(tx, staff, search)) };
  },
};
