import { i18n } from '../../texts/i18n.ts';
import { useAutoRetry } from '../../layout/useAutoRetry.ts';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { useCurrentUser } from '../../session/CurrentUser.tsx';
import { ApprovalRules } from './approvals/ApprovalRules.tsx';
import { Passkeys } from './passkeys/Passkeys.tsx';
import { Rates } from './rates/Rates.tsx';
import { Sessions } from './sessions/Sessions.tsx';
import { SignInPolicy } from './sign-in-policy/SignInPolicy.tsx';
import { SettingsView } from './SettingsView.tsx';
import { TwoFactor } from './two-factor/TwoFactor.tsx';

/** A person's own settings and the system's. */
export function SettingsScreen() {
  const autoRetry = useAutoRetry();
  useDocumentTitle(i18n.t('Settings'));
  return (
    <SettingsView
      autoRetry={autoRetry}
      hasPassword={useCurrentUser().hasPassword}
      own={
        <>
          <TwoFactor />
          <Passkeys />
          <Sessions />
        </>
      }
      company={
        <>
          <Rates />
          <ApprovalRules />
          <SignInPolicy />
        </>
      }
    />
  );
}
