import type { FormCalls } from './form-calls.ts';
import type { Outcome } from './outcome.ts';

/** What the first view can do without, in one script: the calls, and what stands beside the form at a desk. */
export const loadServer = () => import('./ask-server.ts');

/**
 * Fetches the script of the calls, which the first view can do without. Asked for as soon as that view runs, it is there
 * before anyone can have pressed anything; where it does not come, the first call asks again.
 */
export async function prefetchFormCalls(): Promise<void> {
  await loadServer().catch(() => undefined);
}

/** The calls of a form, by its id and the verification key that its init answered (FORM-16). */
export function createFormCalls(formId: string, verificationKey: string): FormCalls {
  let made: FormCalls | undefined;
  /* Without its script a call has not reached the server, and is tried again like any other that did not. */
  const once = async <T>(ask: (calls: FormCalls) => Promise<Outcome<T>>): Promise<Outcome<T>> => {
    try {
      made ??= (await loadServer()).askServer(formId, verificationKey);
    } catch {
      return { kind: 'unreachable' };
    }
    return ask(made);
  };
  return {
    open: (signal) => once((calls) => calls.open(signal)),
    status: (signal) => once((calls) => calls.status(signal)),
    credential: (choice, signal) => once((calls) => calls.credential(choice, signal)),
    complete: (completion, signal) => once((calls) => calls.complete(completion, signal)),
    payOut: (choice, payee, signal) => once((calls) => calls.payOut(choice, payee, signal)),
    cancel: (signal) => once((calls) => calls.cancel(signal)),
    banks: (signal) => once((calls) => calls.banks(signal)),
  };
}
