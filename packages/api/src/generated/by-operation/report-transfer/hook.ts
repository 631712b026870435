// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { reportTransfer, type ReportTransferParameters } from './call.ts';
import type { ApprovalRequestedAnswer, TransferAnswer } from '../../types.ts';

/** Reports an incoming transfer that the provider did not report. */
export function useReportTransfer(): Mutation<
  TransferAnswer | ApprovalRequestedAnswer,
  ReportTransferParameters
> {
  return useMutation('reportTransfer', reportTransfer);
}
