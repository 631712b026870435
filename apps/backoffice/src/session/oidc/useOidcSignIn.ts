import { useBeginOidcSignIn } from '@tiyin/api/hooks/session';
import { toasts } from '@tiyin/ui/toast';
import { useState } from 'react';
import { ApiProblem } from '@tiyin/api/errors';

/** The way to the OpenID provider. */
export interface OidcSignIn {
  /** Leaves the page for the provider, which returns to `next` in the end. */
  readonly open: (next: string) => void;
  /** Also while the browser is on its way. */
  readonly isPending: boolean;
}

/** Signs in at the OpenID provider; a provider that is down is shown in a toast, and may be tried again (PEOPLE-411). */
export function useOidcSignIn(): OidcSignIn {
  const { trigger } = useBeginOidcSignIn();
  const [isPending, setIsPending] = useState(false);
  const open = async (next: string) => {
    setIsPending(true);
    try {
      const { data } = await trigger({ body: { next } });
      window.location.assign(data.url);
    } catch (error) {
      setIsPending(false);
      toasts.error(error instanceof ApiProblem ? error.title : String(error));
    }
  };
  return { open: (next) => void (isPending || open(next)), isPending };
}
