import type { ApprovalRuleChange } from '@tiyin/api/types';
import type { RequestParts } from './request-parts.ts';
import type { LiveForm } from './live-form.ts';
import type { World } from './world-type.ts';

/** Valid requests about approvals: see `validRequests`. */
export const approvalRequests = {
  listApprovals: () => ({ query: { view: 'toDecide', page: '0', size: '10' } }),
  getApprovalNeed: () => ({ query: { kind: 'SETTLEMENT' } }),
  changeApprovalRule: () => ({
    body: {
      kind: 'STATUS_CHANGE',
      currency: 'UZS',
      // None: a rule would let later requests wait for a second person.
      threshold: null,
    } satisfies ApprovalRuleChange,
  }),
} as const satisfies Record<string, (form: LiveForm, world: World) => RequestParts>;
