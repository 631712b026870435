import { type ApprovalRegistry, registered } from '../approvals/approval-kind.ts';
import { statusChange } from './status-change.ts';

/** Every kind of change that may need approval. A kind without its entry does not compile. */
export const approvalRegistry: ApprovalRegistry = {
  STATUS_CHANGE: registered(statusChange),
};
