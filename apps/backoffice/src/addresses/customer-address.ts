import { defaultPageSize, pageSizes, type PageSize } from '@tiyin/domain/paging';

/** The path of the page of one customer. */
const customersPath = '/customer';

/** The state of the page of a customer; the address has all of it. */
export interface CustomerQuery {
  readonly merchantId: number;
  /** The id that the merchant gave. */
  readonly customerId: string;
  /** Of the invoices, zero-based. */
  readonly page: number;
  readonly size: PageSize;
}

const positive = /^[1-9]\d{0,8}$/;
const longestId = 128;

/** The customer of an address; null if it names none. */
export function readCustomerQuery(address: string): CustomerQuery | null {
  const given = new URLSearchParams(address);
  const text = (name: string) => given.get(name) ?? '';
  const [merchant, customerId, page] = [text('merchant'), text('id'), text('page')];
  const isNamed = positive.test(merchant) && customerId !== '' && customerId.length <= longestId;
  if (!isNamed) return null;
  return {
    merchantId: Number(merchant),
    customerId,
    page: positive.test(page) ? Math.min(Number(page) - 1, 100_000) : 0,
    size: pageSizes.find((offered) => offered === Number(text('size'))) ?? defaultPageSize,
  };
}

/** The address of a customer: ids of others may have any characters. Pages are counted from one. */
export function customerAddress(
  query: Pick<CustomerQuery, 'customerId' | 'merchantId'> & Partial<CustomerQuery>,
): string {
  const { customerId, merchantId, page = 0, size = defaultPageSize } = query;
  const parameters = new URLSearchParams({ merchant: String(merchantId), id: customerId });
  if (page > 0) parameters.set('page', String(page + 1));
  if (size !== defaultPageSize) parameters.set('size', String(size));
  return `${customersPath}?${parameters.toString()}`;
}
