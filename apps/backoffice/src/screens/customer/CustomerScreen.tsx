import { exportInvoicesAddress } from '@tiyin/api/calls/invoices';
import { useGetCustomer } from '@tiyin/api/hooks/customers';
import { useListInvoices, useSumInvoices } from '@tiyin/api/hooks/invoices';
import { useLocation, useSearch } from 'wouter';
import { i18n } from '../../texts/i18n.ts';
import {
  customerAddress,
  readCustomerQuery,
  type CustomerQuery,
} from '../../addresses/customer-address.ts';
import { useShownSubject } from '../../layout/ShownSubject.tsx';
import { useTestDashboard } from '../../layout/useTestDashboard.ts';
import { answerOf } from '../../lists/answer-of.ts';
import { beginDownload } from '../../lists/begin-download.ts';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { useCurrentUser } from '../../session/CurrentUser.tsx';
import { TotalsView } from '../invoices/totals/TotalsView.tsx';
import { customerName } from './customer-name.ts';
import { CustomerView, NoSuchCustomer } from './CustomerView.tsx';

/** How often the page is renewed, in milliseconds. */
const RENEWED = { refreshInterval: 15_000, keepPreviousData: true };

/** One customer of a merchant, on all of its terminals. */
export function CustomerScreen() {
  const query = readCustomerQuery(useSearch());
  return query === null ? <NoSuchCustomer /> : <Customer query={query} />;
}

function Customer({ query }: { readonly query: CustomerQuery }) {
  const { customerId, merchantId, page, size } = query;
  const key = { customerId, merchantId };
  const [, navigate] = useLocation();
  const { testDashboard: isTest } = useCurrentUser();
  const dashboard = useTestDashboard();
  const customer = useGetCustomer(key, RENEWED);
  const list = useListInvoices({ ...key, page, size }, RENEWED);
  const sums = useSumInvoices(key, RENEWED);
  const known = customer.data?.data;
  useShownSubject(known && { merchantName: known.merchant.name });
  useDocumentTitle(known === undefined ? i18n.t('Customer') : customerName(known));
  return (
    <CustomerView
      customer={known}
      problem={customer.error}
      onRetry={() => void customer.mutate()}
      isRetrying={customer.isValidating}
      isTest={isTest}
      onShowMode={dashboard.choose}
      invoices={answerOf(list)}
      totals={sums.error === undefined && <TotalsView totals={sums.data?.data} />}
      query={query}
      onQueryChange={(next) => navigate(customerAddress(next))}
      onReport={() => beginDownload(exportInvoicesAddress(key), 'Invoices.csv')}
    />
  );
}
