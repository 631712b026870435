import { Box } from '@tiyin/ui/box';
import { Spinner } from '@tiyin/ui/spinner';
import { Stack } from '@tiyin/ui/stack';
import { i18n } from '../texts/i18n.ts';

/** In the place of a page while its code loads. */
export function Waiting() {
  return (
    <Box padding={72}>
      <Stack align="center">
        <Spinner label={i18n.t('Loading the page')} size="lg" />
      </Stack>
    </Box>
  );
}
