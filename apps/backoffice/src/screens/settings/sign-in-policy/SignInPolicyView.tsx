import type { ApiProblem } from '@tiyin/api/errors';
import type { SignInPolicy } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { Card } from '@tiyin/ui/card';
import { type Description, DescriptionList } from '@tiyin/ui/description-list';
import { ErrorState } from '@tiyin/ui/error-state';
import { Inline } from '@tiyin/ui/inline';
import { Skeleton, SkeletonStatus } from '@tiyin/ui/skeleton';
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

function Content(props: SignInPolicyViewProps) {
  const { isRetrying = false, onEdit, onRetry, policy, problem } = props;
  if (policy === undefined && problem !== undefined) {
    return (
      <ErrorState
        title={i18n.t('The rules of signing in did not load')}
        {...{ isRetrying, onRetry }}
      >
        {problem.title}
      </ErrorState>
    );
  }
  return (
    <Stack gap={16}>
      {policy === undefined && <SkeletonStatus label={i18n.t('Loading the rules of signing in')} />}
      <DescriptionList items={factsOf(policy)} />
      {onEdit !== undefined && (
        <Inline>
          <Button onPress={onEdit} isDisabled={policy === undefined}>
            {i18n.t('Change rules')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

/** The terms are known before their values, so that nothing moves when these come. */
function factsOf(policy: SignInPolicy | undefined): readonly Description[] {
  const of = (inWords: (known: SignInPolicy) => string) =>
    policy === undefined ? <Skeleton width="short" /> : inWords(policy);
  return [
    {
      term: i18n.t('Without activity, a session ends after'),
      value: of(({ idleMinutes }) =>
        i18n.t('{idleMinutes, plural, one {{idleMinutes} minute} other {{idleMinutes} minutes}}', {
          idleMinutes,
        }),
      ),
    },
    {
      term: i18n.t('In any case, it ends after'),
      value: of(({ sessionHours }) =>
        i18n.t('{sessionHours, plural, one {{sessionHours} hour} other {{sessionHours} hours}}', {
          sessionHours,
        }),
      ),
    },
    {
      term: i18n.t('Second factor'),
      value: of(({ needsSecondFactor }) =>
        needsSecondFactor ? i18n.t('Required of everybody') : i18n.t('Optional'),
      ),
    },
  ];
}
