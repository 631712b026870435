import type {
  AccountLimitChange,
  AccountMovementRequest,
  AccountResumeRequest,
  CredentialChange,
  NewCredential,
  NewPaymentAccount,
  PaymentAccountChange,
  PoolChange,
} from '@tiyin/api/types';
import type { RequestParts } from './request-parts.ts';
import { statementRequests } from './statement-requests.ts';
import type { LiveForm } from './live-form.ts';
import type { World } from './world-type.ts';

/** Valid requests about payment accounts: see `validRequests`. */
export const accountRequests = {
  ...statementRequests,
  listAccounts: () => ({ query: { search: 'Humo', page: '0', size: '10' } }),
  createAccount: (_, { provider }) => ({
    body: { paymentProviderId: provider.id, paymentMethodId: 1 } satisfies NewPaymentAccount,
  }),
  changeAccount: (_, { strayAccountId }) => ({
    path: { id: String(strayAccountId) },
    body: { enabled: true } satisfies PaymentAccountChange,
  }),
  getAccountSummary: (_, { accountId }) => ({ path: { id: String(accountId) } }),
  listAccountMoney: (_, { accountId }) => ({
    path: { id: String(accountId) },
    query: { page: '0', size: '10' },
  }),
  resumeAccount: (_, { strayAccountId }) => ({
    path: { id: String(strayAccountId) },
    body: { reason: 'The bank has lifted its hold' } satisfies AccountResumeRequest,
  }),
  changePool: () => ({
    path: { id: '1' },
    body: { pausesAccounts: true, pauseAfter: 5 } satisfies PoolChange,
  }),
  getAccountLimit: (_, { accountId }) => ({ path: { peopleAccountId: String(accountId) } }),
  changeAccountLimit: (_, { strayAccountId }) => ({
    path: { peopleAccountId: String(strayAccountId) },
    body: {
      limit: 2_000_000_000_000,
      priority: 1,
      checkUniqueAmount: true,
    } satisfies AccountLimitChange,
  }),
  addAccountCredential: (_, { provider }) => ({
    path: { peopleAccountId: String(provider.accountId) },
    body: {
      credentialType: 'OWNER',
      paramType: 'S',
      value: 'KARIMOV M.',
    } satisfies NewCredential,
  }),
  changeAccountCredential: (_, { strayAccountId }) => ({
    path: { peopleAccountId: String(strayAccountId) },
    body: { credentialType: 'BANK_NAME', value: 'Agrobank' } satisfies CredentialChange,
  }),
  removeAccountCredential: (_, { strayAccountId }) => ({
    path: { peopleAccountId: String(strayAccountId) },
    query: { credentialType: 'OWNER' },
  }),
  listAccountMovements: (_, { accountId }) => ({
    path: { id: String(accountId) },
    query: { page: '0', size: '10' },
  }),
  moveAccountMoney: (_, { accountId }) => ({
    path: { id: String(accountId) },
    body: {
      direction: 'TOP_UP',
      amount: 100,
      comment: 'Change for the till',
    } satisfies AccountMovementRequest,
  }),
} as const satisfies Record<string, (form: LiveForm, world: World) => RequestParts>;
