// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { reportAsProvider, type ReportAsProviderParameters } from './call.ts';
import type { ProviderReportAnswer } from '../../types.ts';

/** Receives a provider's report about a transfer on one of its accounts. */
export function useReportAsProvider(): Mutation<ProviderReportAnswer, ReportAsProviderParameters> {
  return useMutation('reportAsProvider', reportAsProvider);
}
