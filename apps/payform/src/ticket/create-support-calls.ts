import type { Outcome } from '../form/outcome.ts';
import type { SupportCalls } from './support-calls.ts';

/** The calls of a form for what follows its payment, by its id and the verification key from its init; the code is loaded late. */
export function createSupportCalls(formId: string, verificationKey: string): SupportCalls {
  const late = async <T>(
    request: (calls: SupportCalls) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> => {
    try {
      return await request(
        (await import('./call-support.ts')).callSupport(formId, verificationKey),
      );
    } catch {
      // Without its script nothing has reached the server: it is tried again like any other.
      return { kind: 'unreachable' };
    }
  };
  return {
    send: (description, signal) => late((calls) => calls.send(description, signal)),
    attach: (file, kind, signal) => late((calls) => calls.attach(file, kind, signal)),
    requestReturn: (payee, signal) => late((calls) => calls.requestReturn(payee, signal)),
    banks: (signal) => late((calls) => calls.banks(signal)),
  };
}
