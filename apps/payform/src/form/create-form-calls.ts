import type { Choice, CredentialAnswer, FormCalls } from './form-calls.ts';
import type { Outcome } from './outcome.ts';
import type { FirstAnswer } from './page-data.ts';

/**
 * Code that the first view does not need, in one script: the calls, and the hint for desktop users.
 */
export const loadServer = () => import('./call-server.ts');

/**
 * Loads the script of the calls as soon as the first view runs, before anyone can press anything;
 * after a failure, the first call loads it again.
 */
export async function prefetchFormCalls(): Promise<void> {
  await loadServer().catch(() => undefined);
}

/**
 * The calls of a form, by its id and the verification key that its init answered (FORM-16).
 * @param first answers the first request for the requisites of its choice
 */
export function createFormCalls(
  formId: string,
  verificationKey: string,
  first?: FirstAnswer,
): FormCalls {
  let made: FormCalls | undefined;
  let untaken = first;
  /* Without its script a call has not reached the server, and is tried again like any other that did not. */
  const once = async <T>(
    request: (calls: FormCalls) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> => {
    try {
      made ??= (await loadServer()).callServer(formId, verificationKey);
    } catch {
      return { kind: 'unreachable' };
    }
    return request(made);
  };
  const takeFirst = ({ methodId, amount }: Choice): Outcome<CredentialAnswer> | undefined => {
    const answer = untaken;
    untaken = undefined;
    const isAsked = answer?.methodId === methodId && answer.amount === amount;
    return isAsked ? { kind: 'answered', answer } : undefined;
  };
  return {
    open: (signal) => once((calls) => calls.open(signal)),
    status: (signal) => once((calls) => calls.status(signal)),
    credential: async (choice, signal) =>
      takeFirst(choice) ?? once((calls) => calls.credential(choice, signal)),
    complete: (completion, signal) => once((calls) => calls.complete(completion, signal)),
    payOut: (choice, payee, signal) => once((calls) => calls.payOut(choice, payee, signal)),
    cancel: (signal) => once((calls) => calls.cancel(signal)),
    banks: (signal) => once((calls) => calls.banks(signal)),
  };
}
