import type { ApiProblem } from '@tiyin/api/errors';
import type { SignInPolicy } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { Card } from '@tiyin/ui/card';
import { DescriptionList } from '@tiyin/ui/description-list';
import { ErrorState } from '@tiyin/ui/error-state';
import { Inline } from '@tiyin/ui/inline';
import { Spinner } from '@tiyin/ui/spinner';
import { Stack } from '@tiyin/ui/stack';
import { i18n } from '../../../texts/i18n.ts';

export interface SignInPolicyViewProps {
  /** Missing while loading. */
  readonly policy: SignInPolicy | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** Missing without permission. */
  readonly onEdit?: (() => void) | undefined;
}

/** How everybody signs in here (OFFICE-360). */
export function SignInPolicyView(props: SignInPolicyViewProps) {
  return (
    <Card title={i18n.t('Signing in')} level={3}>
      <Content {...props} />
    </Card>
  );
}

function Content({ isRetrying = false, onEdit, onRetry, policy, problem }: SignInPolicyViewProps) {
  if (policy === undefined) {
    if (problem === undefined) return <Spinner label={i18n.t('Loading the rules of signing in')} />;
    return (
      <ErrorState
        title={i18n.t('The rules of signing in did not load')}
        {...{ isRetrying, onRetry }}
      >
        {problem.title}
      </ErrorState>
    );
  }
  const { idleMinutes, needsSecondFactor, sessionHours } = policy;
  return (
    <Stack gap={16}>
      <DescriptionList
        items={[
          {
            term: i18n.t('Without activity, a session ends after'),
            value: i18n.t(
              '{idleMinutes, plural, one {{idleMinutes} minute} other {{idleMinutes} minutes}}',
              { idleMinutes },
            ),
          },
          {
            term: i18n.t('In any case, it ends after'),
            value: i18n.t(
              '{sessionHours, plural, one {{sessionHours} hour} other {{sessionHours} hours}}',
              { sessionHours },
            ),
          },
          {
            term: i18n.t('Second factor'),
            value: needsSecondFactor ? i18n.t('Required of everybody') : i18n.t('Optional'),
          },
        ]}
      />
      {onEdit !== undefined && (
        <Inline>
          <Button onPress={onEdit}>{i18n.t('Change rules')}</Button>
        </Inline>
      )}
    </Stack>
  );
}
