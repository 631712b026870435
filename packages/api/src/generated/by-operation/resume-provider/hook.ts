// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { resumeProvider, type ResumeProviderParameters } from './call.ts';
import type { ManagedProviderAnswer } from '../../types.ts';

/** Resumes a paused provider. What waited for it is sent now. */
export function useResumeProvider(): Mutation<ManagedProviderAnswer, ResumeProviderParameters> {
  return useMutation('resumeProvider', resumeProvider);
}
