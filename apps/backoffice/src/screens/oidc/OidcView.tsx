import { Banner } from '@tiyin/ui/banner';
import { Box } from '@tiyin/ui/box';
import { Button } from '@tiyin/ui/button';
import { Card } from '@tiyin/ui/card';
import { Spinner } from '@tiyin/ui/spinner';
import { Stack } from '@tiyin/ui/stack';
import { i18n } from '../../texts/i18n.ts';
import { lateTexts } from '../../texts/late-texts.ts';

/** On the way to the provider or back; refused; or ended, in a window of its own. */
export type OidcViewProps =
  | { readonly at: 'end' | 'way' }
  | {
      readonly at: 'problem';
      readonly problem: string;
      /** Begins again. */
      readonly onRetry: () => void;
    };

/** Says how the round trip to the OpenID provider goes. */
export function OidcView(props: OidcViewProps) {
  return (
    <main>
      <Box padding={24} maxWidth="form">
        <Card title={titles[props.at]}>
          <Stack gap={16}>
            {props.at === 'way' && <Spinner label={i18n.t('Waiting for the sign-in provider')} />}
            {props.at === 'end' && (
              <p>{i18n.t('You can close this window and go on in the other one.')}</p>
            )}
            {props.at === 'problem' && (
              <>
                <Banner tone="error" isNews>
                  {props.problem}
                </Banner>
                <Button variant="primary" onPress={props.onRetry} isWide autoFocus>
                  {i18n.t('Try again')}
                </Button>
              </>
            )}
          </Stack>
        </Card>
      </Box>
    </main>
  );
}

const titles = lateTexts({
  way: () => i18n.t('One moment'),
  end: () => i18n.t('You are signed in'),
  problem: () => i18n.t('You are not signed in'),
});
