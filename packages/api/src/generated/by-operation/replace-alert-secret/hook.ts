// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { replaceAlertSecret, type ReplaceAlertSecretParameters } from './call.ts';
import type { AlertSecretAnswer } from '../../types.ts';

/** Makes a new secret for the webhook of a rule. Only this response contains it. */
export function useReplaceAlertSecret(): Mutation<AlertSecretAnswer, ReplaceAlertSecretParameters> {
  return useMutation('replaceAlertSecret', replaceAlertSecret);
}
