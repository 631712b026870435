export {
  type ApprovalKind,
  type ApprovalKindDescription,
  approvalKind,
  approvalKinds,
  hasDayThreshold,
  isAlwaysApproved,
  isDecidedByMerchants,
} from './approval-kind.ts';
export {
  approvalLifetimeMs,
  type ApprovalStatus,
  approvalStatuses,
  isAboveThreshold,
} from './approval-rules.ts';
