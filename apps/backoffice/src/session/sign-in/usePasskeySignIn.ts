import { useBeginPasskeySignIn, useSignInWithPasskey } from '@tiyin/api/hooks/session';
import { useState } from 'react';
import { askAuthenticator } from '../passkeys/authenticator.ts';

/** Signs a person in with a passkey: anybody's, or after the password that of this person. */
export function usePasskeySignIn() {
  const begin = useBeginPasskeySignIn();
  const send = useSignInWithPasskey();
  const [isPending, setIsPending] = useState(false);
  const signIn = async (username?: string): Promise<void> => {
    setIsPending(true);
    try {
      const { data } = await begin.trigger({});
      const passkey = await askAuthenticator(data);
      await send.trigger({ body: username === undefined ? { passkey } : { passkey, username } });
    } finally {
      setIsPending(false);
    }
  };
  return { isPending, signIn };
}
