import { useFindInvoicePlaces } from '@tiyin/api/hooks/search';
import type { InvoicePlace } from '@tiyin/api/types';
import { useLocation } from 'wouter';
import { noFilter } from '../../../addresses/invoice-filter.ts';
import {
  invoiceListAddress,
  type InvoiceListQuery,
} from '../../../addresses/invoice-list-address.ts';
import { useTestDashboard } from '../../../layout/useTestDashboard.ts';
import { useCurrentUser } from '../../../session/CurrentUser.tsx';
import { storeMerchant } from '../../../session/stored-merchant.ts';
import { useMerchantId } from '../../../session/useMerchantId.ts';
import { FoundElsewhereView } from './FoundElsewhereView.tsx';

/** Where a search that found nothing here finds invoices; nothing where that does not load. */
export function FoundElsewhere({ query }: { readonly query: InvoiceListQuery }) {
  const { search } = query.filter;
  const { data } = useFindInvoicePlaces({ search });
  const { testDashboard: isTest } = useCurrentUser();
  const { merchantId } = useMerchantId();
  const dashboard = useTestDashboard();
  const [, navigate] = useLocation();
  const show = (place: InvoicePlace) => {
    navigate(
      invoiceListAddress({ ...query, filter: { ...noFilter, search }, page: 0, terminalId: null }),
    );
    if (place.merchantId !== merchantId) storeMerchant(window, place.merchantId);
    if (place.isTest !== isTest) dashboard.choose(place.isTest);
  };
  return <FoundElsewhereView places={data?.data} onShow={show} {...{ isTest, merchantId }} />;
}
