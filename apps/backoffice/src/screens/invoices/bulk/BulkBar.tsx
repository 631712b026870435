import { Button } from '@tiyin/ui/button';
import { Inline } from '@tiyin/ui/inline';

export interface BulkBarProps {
  readonly count: number;
  readonly onWork: () => void;
  readonly onClear: () => void;
}

/** The number of selected invoices, and the way to work on them (OFFICE-300). */
export function BulkBar({ count, onClear, onWork }: BulkBarProps) {
  return (
    <Inline gap={12}>
      <span role="status">{count === 0 ? '' : `${count} selected`}</span>
      {count > 0 && (
        <>
          <Button variant="primary" size="sm" onPress={onWork}>
            Work on them
          </Button>
          <Button size="sm" onPress={onClear}>
            Clear selection
          </Button>
        </>
      )}
    </Inline>
  );
}
