// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../swr.ts';
import { createForm, type CreateFormParameters } from '../calls/merchant-api.ts';
import type { CreatedForm } from '../types.ts';

/** Makes an invoice and its hosted form. */
export function useCreateForm(): Mutation<CreatedForm, CreateFormParameters> {
  return useMutation('createForm', createForm);
}
