import { useListSessions } from '@tiyin/api/hooks/own-account';
import { useListPasskeys } from '@tiyin/api/hooks/passkeys';
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

/**
 * A person's own settings and the system's. What is below the passkeys, which may be none or many, comes after them, so
 * that they move nothing.
 */
export function SettingsScreen() {
  const autoRetry = useAutoRetry();
  const passkeys = useListPasskeys({});
  // Requested meanwhile.
  useListSessions({});
  const hasPasskeys = passkeys.data !== undefined || passkeys.error !== undefined;
  useDocumentTitle(i18n.t('Settings'));
  return (
    <SettingsView
      autoRetry={hasPasskeys && autoRetry?.isOn !== null ? autoRetry : undefined}
      hasPassword={useCurrentUser().hasPassword}
      own={
        <>
          <TwoFactor />
          <Passkeys />
          {hasPasskeys && <Sessions />}
        </>
      }
      company={
        hasPasskeys ? (
          <>
            <Rates />
            <ApprovalRules />
            <SignInPolicy />
          </>
        ) : undefined
      }
    />
  );
}
