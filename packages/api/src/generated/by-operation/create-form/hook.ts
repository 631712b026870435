// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { createForm, type CreateFormParameters } from './call.ts';
import type { CreatedForm } from '../../types.ts';

/** Creates an invoice and its hosted form. */
export function useCreateForm(): Mutation<CreatedForm, CreateFormParameters> {
  return useMutation('createForm', createForm);
}
