import { type FormProblem, formProblemOf } from '../../forms/form-problem.ts';
import { PasskeyFailure } from './authenticator.ts';

/** The parts of a passkey in a request: no field of a form shows them. */
const bytes: readonly string[] = ['/passkey', '/attestationObject'];

/** Why a form was refused, where a passkey may be the reason, by the authenticator or by the server. */
export function passkeyProblemOf(error: unknown): FormProblem {
  if (error instanceof PasskeyFailure) return { errors: [], title: error.message };
  const { errors, title } = formProblemOf(error);
  const ofPasskey = errors.find(({ path }) => bytes.includes(path));
  if (ofPasskey === undefined) return { errors, title };
  return { errors: errors.filter((each) => each !== ofPasskey), title: ofPasskey.message };
}
