import type { InvoiceListItem } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import type { DataColumn } from '@tiyin/ui/data-table';
import { ColumnsIcon } from '@tiyin/ui/icon';
import { useState } from 'react';
import { i18n } from '../../texts/i18n.ts';
import { Late } from '../../routing/Late.tsx';
import { lazyScreen } from '../../routing/lazy-screen.ts';

const ColumnChoice = lazyScreen(
  'column-choice',
  async () => (await import('@tiyin/ui/column-choice')).ColumnChoice,
);

export interface ColumnMenuProps {
  readonly columns: readonly DataColumn<InvoiceListItem>[];
  readonly hiddenColumns: readonly string[];
  readonly onHiddenColumnsChange: (hidden: readonly string[]) => void;
  /** Missing where no width was changed. */
  readonly onResetWidths?: (() => void) | undefined;
}

/** Which columns are shown. A menu is heavy: until the first press there is a button in its place. */
export function ColumnMenu(props: ColumnMenuProps) {
  const [isWanted, setIsWanted] = useState(false);
  const button = (
    <Button icon={ColumnsIcon} isPending={isWanted} onPress={() => setIsWanted(true)}>
      {i18n.t('Columns')}
    </Button>
  );
  return (
    <Late isWanted={isWanted} fallback={button} onFailed={() => setIsWanted(false)}>
      <ColumnChoice isOpenAtFirst {...props} />
    </Late>
  );
}
