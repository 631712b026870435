import { useListPasskeys } from '@tiyin/api/hooks/passkeys';
import type { Passkey } from '@tiyin/api/types';
import { useCallback, useState } from 'react';
import { Late } from '../../../routing/Late.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import { hasPasskeys } from '../../../session/passkeys/authenticator.ts';
import { PasskeysView } from './PasskeysView.tsx';

const AddPasskey = lazyScreen(
  'passkey-add',
  async () => (await import('./AddPasskey.tsx')).AddPasskey,
);
const RenamePasskey = lazyScreen(
  'passkey-rename',
  async () => (await import('./RenamePasskey.tsx')).RenamePasskey,
);
const RemovePasskey = lazyScreen(
  'passkey-remove',
  async () => (await import('./RemovePasskey.tsx')).RemovePasskey,
);

type Open =
  | { readonly step: 'add' }
  | { readonly step: 'remove' | 'rename'; readonly passkey: Passkey };

/** The signed-in person's passkeys. */
export function Passkeys() {
  const query = useListPasskeys({});
  const [open, setOpen] = useState<Open>();
  const onRename = useCallback((passkey: Passkey) => setOpen({ step: 'rename', passkey }), []);
  const onRemove = useCallback((passkey: Passkey) => setOpen({ step: 'remove', passkey }), []);
  const onDone = () => {
    setOpen(undefined);
    void query.mutate();
  };
  return (
    <PasskeysView
      passkeys={query.data?.data}
      problem={query.error}
      onRetry={() => void query.mutate()}
      isRetrying={query.isValidating}
      onAdd={hasPasskeys() ? () => setOpen({ step: 'add' }) : undefined}
      onRename={onRename}
      onRemove={onRemove}
    >
      <Late key={open?.step} onFailed={() => setOpen(undefined)}>
        {open?.step === 'add' && <AddPasskey onDone={onDone} />}
        {open?.step === 'rename' && <RenamePasskey passkey={open.passkey} onDone={onDone} />}
        {open?.step === 'remove' && <RemovePasskey passkey={open.passkey} onDone={onDone} />}
      </Late>
    </PasskeysView>
  );
}
