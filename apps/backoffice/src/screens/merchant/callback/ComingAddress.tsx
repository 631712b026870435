import { Skeleton, SkeletonStatus } from '@tiyin/ui/skeleton';
import { Stack } from '@tiyin/ui/stack';
import { i18n } from '../../../texts/i18n.ts';

/** The shape of the callback address with its test, below which the keys must not move when it comes. */
export function ComingAddress() {
  return (
    <Stack gap={16}>
      <SkeletonStatus label={i18n.t('Loading')} />
      <Stack gap={2}>
        <Skeleton width="medium" />
        <Skeleton height="control" />
        <Skeleton />
      </Stack>
      <Skeleton height="control" width="medium" />
    </Stack>
  );
}
