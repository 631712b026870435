// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { initForm, type InitFormParameters } from './call.ts';
import type { FormInit } from '../../types.ts';

/** Returns the form's initial state, including the progress made before a reload. */
export function useInitForm(): Mutation<FormInit, InitFormParameters> {
  return useMutation('initForm', initForm);
}
