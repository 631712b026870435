// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { previewReturn, type PreviewReturnParameters } from './call.ts';
import type { PreviewAnswer } from '../../types.ts';

/** Shows the effect of a return without making it. */
export function usePreviewReturn(): Mutation<PreviewAnswer, PreviewReturnParameters> {
  return useMutation('previewReturn', previewReturn);
}
