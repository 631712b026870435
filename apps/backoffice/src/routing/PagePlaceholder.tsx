import { Skeleton } from '@tiyin/ui/skeleton';
import { Stack } from '@tiyin/ui/stack';
import { VisuallyHidden } from '@tiyin/ui/visually-hidden';

/** Stands for a screen whose code is on its way: its controls above what it is about (OFFICE-581). */
export function PagePlaceholder() {
  return (
    <Stack gap={24}>
      <VisuallyHidden>
        <span role="status">Loading the page</span>
      </VisuallyHidden>
      <Skeleton height="control" width="long" />
      <Skeleton height="block" />
    </Stack>
  );
}
