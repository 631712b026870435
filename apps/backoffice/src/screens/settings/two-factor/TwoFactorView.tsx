import type { ApiProblem } from '@tiyin/api/errors';
import type { TwoFactor } from '@tiyin/api/types';
import { Badge } from '@tiyin/ui/badge';
import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';
import { Card } from '@tiyin/ui/card';
import { ErrorState } from '@tiyin/ui/error-state';
import { Inline } from '@tiyin/ui/inline';
import { Skeleton, SkeletonStatus } from '@tiyin/ui/skeleton';
import { Stack } from '@tiyin/ui/stack';
import { formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';

export interface TwoFactorViewProps {
  /** Missing while loading. */
  readonly twoFactor: TwoFactor | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly onSetUp: () => void;
  readonly onTurnOff: () => void;
  readonly onRenew: () => void;
}

/** With so few recovery codes left a person is warned. */
const fewCodes = 2;

/** Whether a person signs in with an authenticator app beside their password. */
export function TwoFactorView(props: TwoFactorViewProps) {
  return (
    <Card title={i18n.t('Two-factor sign-in')} level={3}>
      <Stack gap={16}>
        <p>
          {i18n.t(
            'Beside your password you are asked for a code of an authenticator app on your phone, so that your password alone lets nobody in.',
          )}
        </p>
        <Content {...props} />
      </Stack>
    </Card>
  );
}

function Content(props: TwoFactorViewProps) {
  const { onRenew, onRetry, onSetUp, onTurnOff, problem, twoFactor } = props;
  if (twoFactor === undefined) {
    if (problem === undefined) return <Loading />;
    return (
      <ErrorState title={i18n.t('Two-factor sign-in did not load')} onRetry={onRetry}>
        {problem.title}
      </ErrorState>
    );
  }
  if (twoFactor.onSince === null) {
    return (
      <>
        <Inline gap={8}>
          <Badge>{i18n.t('Off')}</Badge>
        </Inline>
        {twoFactor.hasSecondFactor && (
          <p>
            {i18n.t('For a lost passkey you have {codesLeft}.', {
              codesLeft: codesLeft(twoFactor),
            })}
          </p>
        )}
        <Inline>
          <Button onPress={onSetUp}>{i18n.t('Set up')}</Button>
          {twoFactor.hasSecondFactor && (
            <Button onPress={onRenew}>{i18n.t('New recovery codes')}</Button>
          )}
        </Inline>
      </>
    );
  }
  return <IsOn {...{ onRenew, onTurnOff, twoFactor }} onSince={twoFactor.onSince} />;
}

/** As high as either state: nothing below moves when it comes. */
function Loading() {
  return (
    <>
      <SkeletonStatus label={i18n.t('Loading two-factor sign-in')} />
      <Inline gap={8}>
        <Badge>…</Badge>
      </Inline>
      <Skeleton height="control" width="medium" />
    </>
  );
}

function codesLeft({ recoveryCodesLeft: left }: TwoFactor): string {
  return i18n.t(
    '{left, plural, one {{left} recovery code left} other {{left} recovery codes left}}',
    { left },
  );
}

function IsOn({
  onRenew,
  onSince,
  onTurnOff,
  twoFactor,
}: Pick<TwoFactorViewProps, 'onRenew' | 'onTurnOff'> & {
  readonly onSince: string;
  readonly twoFactor: TwoFactor;
}) {
  return (
    <>
      <Inline gap={8}>
        <Badge tone="success" mark="dot">
          {i18n.t('On')}
        </Badge>
        <span>
          {i18n.t('since {onSince} UTC, {codesLeft}', {
            onSince: formatShortUtc(onSince),
            codesLeft: codesLeft(twoFactor),
          })}
        </span>
      </Inline>
      {twoFactor.recoveryCodesLeft <= fewCodes && (
        <Banner tone="warning">
          {i18n.t('Make new recovery codes: without one, a lost phone shuts you out.')}
        </Banner>
      )}
      <Inline>
        <Button onPress={onRenew}>{i18n.t('New recovery codes')}</Button>
        <Button onPress={onTurnOff}>{i18n.t('Turn off')}</Button>
      </Inline>
    </>
  );
}
