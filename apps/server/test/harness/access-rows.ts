/* The response statuses of each actor's valid request, as most rows of the access table have them. */

export const everybody = {
  nobody: 200,
  operator: 200,
  merchant: 200,
  support: 200,
  viewer: 200,
  key: 200,
} as const;

/** The same where something is made. */
export const everybodyMakes = {
  nobody: 201,
  operator: 201,
  merchant: 201,
  support: 201,
  viewer: 201,
  key: 201,
} as const;
export const anyStaff = { ...everybody, nobody: 401, key: 401 } as const;

export const staffOnly = (status: number) =>
  ({ nobody: 401, operator: status, merchant: status, support: status, viewer: status }) as const;

export const onlyOperator = {
  nobody: 401,
  operator: 200,
  merchant: 403,
  support: 403,
  viewer: 403,
  key: 401,
} as const;

/** The operator and the merchant, who may edit callbacks, and so keys, and make terminals (PEOPLE-31). */
export const keyKeepers = { ...onlyOperator, merchant: 200 } as const;

/** Roles with merchant.read.finance. */
export const seesFinance = { ...anyStaff, support: 403, viewer: 403 } as const;

const onlyKey = {
  nobody: 401,
  operator: 401,
  merchant: 401,
  support: 401,
  viewer: 401,
  key: 200,
} as const;

/** How everybody signs in, and the session of the caller. */
export const signingIn = {
  getOwnSession: anyStaff,
  getTwoFactor: anyStaff,
  // 422: the password is wrong.
  stepUp: { ...staffOnly(422), key: 403 },
  // 401, 422 and 404: it is nobody's passkey, and no challenge of ours.
  beginPasskeySignIn: { ...everybody, key: 403 },
  signInWithPasskey: { ...staffOnly(401), key: 403, provider: 403 },
  beginPasskeyStepUp: { ...anyStaff, key: 403 },
  // 404: there is no OpenID provider.
  beginOidcSignIn: { ...staffOnly(404), nobody: 404, key: 403, provider: 403 },
  beginOidcStepUp: { ...staffOnly(404), key: 403 },
  finishOidc: { ...staffOnly(404), nobody: 404, key: 403, provider: 403 },
  logoutByOidc: { ...everybody, key: 403 },
  listPasskeys: anyStaff,
  beginPasskey: { ...anyStaff, key: 403 },
  addPasskey: { ...staffOnly(422), key: 403 },
  renamePasskey: { ...staffOnly(404), key: 403 },
  removePasskey: { ...staffOnly(404), key: 403 },
  listInvoiceViews: anyStaff,
  saveInvoiceView: { ...anyStaff, key: 403 },
  // A view is its person's alone.
  renameInvoiceView: { ...staffOnly(404), operator: 200, key: 403 },
  removeInvoiceView: { ...staffOnly(404), operator: 204, key: 403 },
  getSignInPolicy: onlyOperator,
  changeSignInPolicy: { ...onlyOperator, key: 403 },
} as const;

/** The operator and the merchant make it. */
export const merchantMakes = {
  nobody: 401,
  operator: 201,
  merchant: 201,
  support: 403,
  viewer: 403,
  key: 403,
} as const;

/** Providers are the operator's own (PEOPLE-300). */
export const managesProviders = {
  listManagedProviders: onlyOperator,
  addProvider: { ...onlyOperator, operator: 201, key: 403 },
  getProvider: onlyOperator,
  changeProvider: { ...onlyOperator, key: 403 },
  pauseProvider: { ...onlyOperator, key: 403 },
  resumeProvider: { ...onlyOperator, key: 403 },
  blockProviderReports: { ...onlyOperator, key: 403 },
  allowProviderReports: { ...onlyOperator, key: 403 },
  testProvider: { ...onlyOperator, key: 403 },
  rotateProviderSecret: { ...onlyOperator, operator: 201, key: 403 },
  endFormerProviderSecret: { ...onlyOperator, key: 403 },
} as const;

/** Support sees the alert rules of all merchants, and the operator and the merchant change them (RUN-562). */
export const watches = {
  listExportedFiles: onlyOperator,
  listReportSchedules: keyKeepers,
  addReportSchedule: merchantMakes,
  // 404: it is the operator's own (RUN-603).
  deleteReportSchedule: { ...onlyOperator, operator: 204, merchant: 404, key: 403 },
  pauseReportSchedule: { ...onlyOperator, merchant: 404, key: 403 },
  sendScheduledReport: { ...onlyOperator, merchant: 404, key: 403 },
  listAlertRules: { ...anyStaff, viewer: 403 },
  addAlertRule: merchantMakes,
  changeAlertRule: { ...keyKeepers, key: 403 },
  deleteAlertRule: { ...keyKeepers, operator: 204, merchant: 204, key: 403 },
  testAlertRule: { ...keyKeepers, key: 403 },
  replaceAlertSecret: merchantMakes,
} as const;

/** The operator and the merchant manage webhook endpoints (API-520). */
export const managesEndpoints = {
  listEndpoints: keyKeepers,
  createEndpoint: merchantMakes,
  changeEndpoint: { ...keyKeepers, key: 403 },
  readEndpointSecret: { ...keyKeepers, key: 403 },
  rotateEndpointKey: { ...keyKeepers, key: 403 },
  listEndpointEvents: keyKeepers,
  sendEndpointAgain: { ...keyKeepers, key: 403 },
  removeEndpoint: { ...onlyOperator, operator: 204, merchant: 204, key: 403 },
} as const;

/** The merchant's API. */
export const merchantApi = {
  createPayout: { ...onlyKey, key: 201 },
  createRefund: { ...onlyKey, key: 201 },
  createForm: { ...onlyKey, key: 201 },
  getMerchantInvoice: onlyKey,
  cancelMerchantInvoice: onlyKey,
  advanceMerchantInvoice: onlyKey,
  listMerchantInvoices: onlyKey,
  downloadMerchantInvoices: onlyKey,
  listMerchantBalances: onlyKey,
  listMerchantTerminals: onlyKey,
  listPayoutBanks: onlyKey,
  sendTestEvent: { ...onlyKey, key: 201 },
  listMerchantEvents: onlyKey,
  listMerchantSettlements: onlyKey,
  listMerchantEndpoints: onlyKey,
  createMerchantEndpoint: { ...onlyKey, key: 201 },
  changeMerchantEndpoint: onlyKey,
  readMerchantEndpointSecret: onlyKey,
  rotateMerchantEndpointKey: onlyKey,
  listMerchantEndpointEvents: onlyKey,
  sendMerchantEndpointAgain: onlyKey,
  removeMerchantEndpoint: { ...onlyKey, key: 204 },
} as const;

/** The list of invoices, its file, its counts and its sums. */
export const invoiceLists = {
  listInvoices: anyStaff,
  exportInvoices: anyStaff,
  countNewInvoices: anyStaff,
  sumInvoices: anyStaff,
  findInvoicePlaces: anyStaff,
  listInvoiceAssignees: { ...anyStaff, viewer: 403 },
  getCustomer: anyStaff,
} as const;

/** The lists of the tag monitoring. */
export const monitoringLists = {
  listMonitoredTerminals: onlyOperator,
  listTerminalStatistics: onlyOperator,
  listSuccessDrops: onlyOperator,
  listMonitoringEvents: onlyOperator,
  getFormFunnel: onlyOperator,
} as const;

/** Reports and their previews. */
export const reportRows = {
  downloadInvoiceReport: { ...onlyOperator, merchant: 200 },
  downloadBalanceReport: { ...onlyOperator, merchant: 200 },
  downloadProviderReport: onlyOperator,
  downloadPoolBalanceReport: onlyOperator,
  previewInvoiceReport: { ...onlyOperator, merchant: 200 },
  previewBalanceReport: { ...onlyOperator, merchant: 200 },
  previewProviderReport: onlyOperator,
  previewPoolBalanceReport: onlyOperator,
};
