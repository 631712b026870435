import { Card } from '@tiyin/ui/card';
import { Skeleton } from '@tiyin/ui/skeleton';
import { Stack } from '@tiyin/ui/stack';
import { VisuallyHidden } from '@tiyin/ui/visually-hidden';

const rows = [0, 1, 2, 3, 4, 5, 6, 7];

/** Stands for a screen whose code is on its way: a line of controls above a sheet of rows (OFFICE-581). */
export function PagePlaceholder() {
  return (
    <Stack gap={24}>
      <VisuallyHidden>
        <span role="status">Loading the page</span>
      </VisuallyHidden>
      <Skeleton height="control" width="long" />
      <Card>
        <Stack gap={24}>
          {rows.map((row) => (
            <Skeleton key={row} />
          ))}
        </Stack>
      </Card>
    </Stack>
  );
}
