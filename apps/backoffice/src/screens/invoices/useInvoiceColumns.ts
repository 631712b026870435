import { useSeesSeveralMerchants } from '../../session/useMerchantId.ts';
import { columnsOfOne, columnsOfSeveral } from './columns.tsx';

/** The columns that the person can choose from: those who see several merchants find the merchant on each row. */
export function useInvoiceColumns() {
  return useSeesSeveralMerchants() ? columnsOfSeveral : columnsOfOne;
}
