// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { previewInvoiceChange, type PreviewInvoiceChangeParameters } from './call.ts';
import type { PreviewAnswer } from '../../types.ts';

/** Shows the effect of a change of an invoice without making it. */
export function usePreviewInvoiceChange(): Mutation<PreviewAnswer, PreviewInvoiceChangeParameters> {
  return useMutation('previewInvoiceChange', previewInvoiceChange);
}
