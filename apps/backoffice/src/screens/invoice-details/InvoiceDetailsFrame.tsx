import { ChevronLeftIcon, ChevronRightIcon } from '@tiyin/ui/icon';
import { IconButton } from '@tiyin/ui/icon-button';
import { Inline } from '@tiyin/ui/inline';
import { Stack } from '@tiyin/ui/stack';
import { Tooltip } from '@tiyin/ui/tooltip';
import type { ReactNode } from 'react';
import { i18n } from '../../texts/i18n.ts';
import { BackLink } from '../../layout/BackLink.tsx';
import { type InvoiceWays, useInvoiceKeys } from './useInvoiceKeys.ts';

export interface InvoiceDetailsFrameProps {
  /** The list that the person came from. */
  readonly listHref: string;
  /** The ways to its neighbours there; missing where it is not in that list. */
  readonly ways: InvoiceWays;
  readonly children: ReactNode;
}

/** An invoice, or its placeholder, below the ways to the list and to its neighbours there (OFFICE-454). */
export function InvoiceDetailsFrame({ children, listHref, ways }: InvoiceDetailsFrameProps) {
  const { onNext, onPrevious } = ways;
  useInvoiceKeys(ways);
  const isInList = onNext !== undefined || onPrevious !== undefined;
  return (
    <Stack gap={16}>
      <Inline justify="between">
        <BackLink href={listHref}>{i18n.t('Invoices')}</BackLink>
        {isInList && (
          <Inline gap={4} wrap={false}>
            <Way
              icon={ChevronLeftIcon}
              label={i18n.t('Previous invoice')}
              letter="K"
              onPress={onPrevious}
            />
            <Way
              icon={ChevronRightIcon}
              label={i18n.t('Next invoice')}
              letter="J"
              onPress={onNext}
            />
          </Inline>
        )}
      </Inline>
      {children}
    </Stack>
  );
}

interface WayProps {
  readonly icon: typeof ChevronLeftIcon;
  readonly label: string;
  readonly letter: string;
  readonly onPress: (() => void) | undefined;
}

function Way({ icon, label, letter, onPress }: WayProps) {
  return (
    <Tooltip text={`${label} (${letter})`}>
      <IconButton
        icon={icon}
        label={label}
        size="sm"
        variant="secondary"
        isDisabled={onPress === undefined}
        {...(onPress && { onPress })}
      />
    </Tooltip>
  );
}
