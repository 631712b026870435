// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { disablePerson, type DisablePersonParameters } from './call.ts';
import type { PersonDetailsAnswer } from '../../types.ts';

/** Disables a person. Their sessions end at once. */
export function useDisablePerson(): Mutation<PersonDetailsAnswer, DisablePersonParameters> {
  return useMutation('disablePerson', disablePerson);
}
