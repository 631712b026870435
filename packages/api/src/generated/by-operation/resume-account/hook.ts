// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { resumeAccount, type ResumeAccountParameters } from './call.ts';
import type { PaymentAccountAnswer } from '../../types.ts';

/** Resumes a payment account that paused itself. */
export function useResumeAccount(): Mutation<PaymentAccountAnswer, ResumeAccountParameters> {
  return useMutation('resumeAccount', resumeAccount);
}
