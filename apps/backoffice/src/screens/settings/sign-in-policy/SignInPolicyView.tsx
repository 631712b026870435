import type { ApiProblem } from '@tiyin/api/errors';
import type { SignInPolicy } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { Card } from '@tiyin/ui/card';
import { DescriptionList } from '@tiyin/ui/description-list';
import { ErrorState } from '@tiyin/ui/error-state';
import { Inline } from '@tiyin/ui/inline';
import { Spinner } from '@tiyin/ui/spinner';
import { Stack } from '@tiyin/ui/stack';

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
    <Card title="Signing in" level={3}>
      <Content {...props} />
    </Card>
  );
}

function Content({ isRetrying = false, onEdit, onRetry, policy, problem }: SignInPolicyViewProps) {
  if (policy === undefined) {
    if (problem === undefined) return <Spinner label="Loading the rules of signing in" />;
    return (
      <ErrorState title="The rules of signing in did not load" {...{ isRetrying, onRetry }}>
        {problem.title}
      </ErrorState>
    );
  }
  const { idleMinutes, needsSecondFactor, sessionHours } = policy;
  return (
    <Stack gap={16}>
      <DescriptionList
        items={[
          { term: 'Without activity, a session ends after', value: `${idleMinutes} minutes` },
          {
            term: 'In any case, it ends after',
            value: sessionHours === 1 ? '1 hour' : `${sessionHours} hours`,
          },
          {
            term: 'Second factor',
            value: needsSecondFactor ? 'Required of everybody' : 'Optional',
          },
        ]}
      />
      {onEdit !== undefined && (
        <Inline>
          <Button onPress={onEdit}>Change rules</Button>
        </Inline>
      )}
    </Stack>
  );
}
