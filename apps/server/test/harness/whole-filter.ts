/** Every field of the filter of invoices but those that name a thing. */
export const wholeFilter = {
  search: '1234',
  statusIds: '2',
  dateFrom: '01/01/2026',
  dateTo: '31/12/2026',
  lastStatusDate: '22/11/2026',
  customerId: 'u-40917',
  flowType: 'DEPOSIT',
  paymentMethod: 'Humo',
  bank: 'Ipak Yoʻli',
  sumFrom: '0',
  sumTo: '1000000.5',
  isLarge: 'false',
  isPayoutUnknown: 'false',
  assignee: 'nobody',
};

/** The same of a list or its file, with a column that is read only on request. */
export const wholeList = { ...wholeFilter, include: 'lastError' };
