import { useEffect, useEffectEvent } from 'react';
import { onOidcEnd, openOidcWindow } from '../oidc/oidc-window.ts';
import { readSignInWays } from '../oidc/sign-in-ways.ts';
import { StepUpDialog } from './StepUpDialog.tsx';
import { useConfirmation } from './useConfirmation.ts';

export interface OpenStepUpProps {
  /** Called once: whether the person has confirmed. */
  readonly onEnd: (isConfirmed: boolean) => void;
}

/** The confirmation, by password, code or passkey, or at the OpenID provider. */
export function OpenStepUp({ onEnd }: OpenStepUpProps) {
  const { session, ...confirmation } = useConfirmation(() => onEnd(true));
  const confirmedElsewhere = useEffectEvent(() => onEnd(true));
  useEffect(() => onOidcEnd(() => confirmedElsewhere()), []);
  const { provider } = readSignInWays(document);
  const canUseProvider = session?.hasProvider === true && provider !== null;
  return (
    <StepUpDialog
      {...confirmation}
      hasApp={session?.hasApp ?? false}
      hasPassword={session?.hasPassword ?? true}
      provider={
        canUseProvider ? { name: provider, onOpen: () => openOidcWindow('step-up') } : undefined
      }
      onClose={() => onEnd(false)}
    />
  );
}
