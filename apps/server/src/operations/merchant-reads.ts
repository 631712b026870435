import { listEvents } from '../callbacks/list-events.ts';
import { ownBalances } from '../merchants/own-balances.ts';
import { ownTerminals } from '../merchants/terminals/own-terminals.ts';
import { describeBanks } from '../payments/form/sbp-banks.ts';
import {
  exportMerchantInvoices,
  listMerchantInvoices,
} from '../payments/invoices/list-merchant-invoices.ts';
import { listMerchantSettlements } from '../payments/settlements/merchant-settlements.ts';
import { CsvFile, type HandlersOf } from './handler.ts';

type Reads =
  | 'downloadMerchantInvoices'
  | 'listMerchantBalances'
  | 'listMerchantEvents'
  | 'listMerchantInvoices'
  | 'listMerchantSettlements'
  | 'listMerchantTerminals'
  | 'listPayoutBanks';

/** The operations of the tag merchant-api that only read lists. */
export const merchantReads: Pick<HandlersOf<'merchant-api'>, Reads> = {
  listMerchantInvoices({ query }, { isTest, merchantId }, { database }) {
    const { after, limit = 50, ...filter } = query;
    const question = { isTest, merchantId, filter, after, limit };
    return database.transaction((tx) => listMerchantInvoices(tx, question));
  },

  async downloadMerchantInvoices({ query: filter }, { isTest, merchantId }, { database }) {
    const lines = await exportMerchantInvoices(database, { isTest, merchantId, filter });
    return new CsvFile(lines, 'Invoices.csv');
  },

  listMerchantBalances(_input, own, { database }) {
    return database.transaction((tx) => ownBalances(tx, own));
  },

  listMerchantTerminals(_input, own, { database }) {
    return database.transaction((tx) => ownTerminals(tx, own));
  },

  listMerchantEvents({ query }, { isTest, merchantId }, { database }) {
    const { after = 0, limit = 50, since } = query;
    const question = { isTest, merchantId, after, since, limit };
    return database.transaction((tx) => listEvents(tx, question));
  },

  listPayoutBanks() {
    return Promise.resolve({ items: describeBanks() });
  },

  listMerchantSettlements({ query }, { isTest, merchantId }, { database }) {
    const question = { isTest, merchantId, after: query.after, limit: query.limit ?? 50 };
    return database.transaction((tx) => listMerchantSettlements(tx, question));
  },
};
