import type { InvoicePlace } from '@tiyin/api/types';
import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';
import { Inline } from '@tiyin/ui/inline';
import { Stack } from '@tiyin/ui/stack';
import { formatAmount } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';

export interface FoundElsewhereViewProps {
  /** Undefined while they load. */
  readonly places: readonly InvoicePlace[] | undefined;
  /** The data that the person looks at. */
  readonly isTest: boolean;
  /** The merchant whose invoices the person looks at. */
  readonly merchantId: number | null;
  readonly onShow: (place: InvoicePlace) => void;
}

const searched = () =>
  i18n.t(
    'Searched: ids and order numbers, whole or 3 characters and more at either end; names of customers; amounts; numbers of cards, phones and accounts.',
  );

/** The number of invoices of a place: the newest thousand of each kind are counted. */
function countWords({ count }: InvoicePlace): string {
  return count < 1000
    ? i18n.t('{count, plural, one {{number} invoice} other {{number} invoices}}', {
        count,
        number: count,
      })
    : i18n.t('{number} or more invoices', { number: formatAmount(1000, 0) });
}

function placeWords(place: InvoicePlace, { isTest, merchantId }: FoundElsewhereViewProps): string {
  const isHere = place.merchantId === merchantId;
  if (place.isTest !== isTest) {
    const { merchantName } = place;
    if (place.isTest) {
      return isHere
        ? i18n.t('in test data')
        : i18n.t('in test data of {merchantName}', { merchantName });
    }
    return isHere
      ? i18n.t('in production data')
      : i18n.t('in production data of {merchantName}', { merchantName });
  }
  return isHere
    ? i18n.t('outside of this terminal or filter')
    : i18n.t('of {merchantName}', { merchantName: place.merchantName });
}

/** Says what a search looked at, and where else it finds something (OFFICE-446). */
export function FoundElsewhereView(props: FoundElsewhereViewProps) {
  const { onShow, places } = props;
  if (places === undefined) return null;
  const news =
    places.length === 0
      ? i18n.t('Nothing is found in any data that you may see.')
      : i18n.t('Not found here, but elsewhere:');
  return (
    <Banner tone="neutral" isNews title={news}>
      <Stack gap={8}>
        {places.map((place) => {
          const words = `${countWords(place)} ${placeWords(place, props)}`;
          return (
            <Inline key={`${place.merchantId} ${place.isTest}`} gap={12} align="center">
              <span>{words}</span>
              <Button
                size="sm"
                aria-label={i18n.t('Show {words}', { words })}
                onPress={() => onShow(place)}
              >
                {i18n.t('Show')}
              </Button>
            </Inline>
          );
        })}
        <span>{searched()}</span>
      </Stack>
    </Banner>
  );
}
