import { Button } from '@tiyin/ui/button';
import { Inline } from '@tiyin/ui/inline';
import { Select } from '@tiyin/ui/select';
import { Switch } from '@tiyin/ui/switch';
import { lazy, Suspense, useState } from 'react';

/* Dialogs are fetched when they are opened first. */
const AmountDialog = lazy(async () => ({
  default: (await import('./AmountDialog.tsx')).AmountDialog,
}));

const Filter = lazy(async () => ({ default: (await import('./Filter.tsx')).Filter }));

const terminals = Array.from({ length: 300 }, (_, index) => ({
  id: `t${index}`,
  label: `Terminal ${index}`,
}));

/** The filters and actions of the list. */
export function Controls() {
  const [terminal, setTerminal] = useState<string | null>(null);
  const [isFiltering, setFiltering] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <Inline gap={12} justify="between">
      <Inline gap={12}>
        <Select
          label="Terminal"
          options={terminals}
          value={terminal}
          onChange={setTerminal}
          isSearchable
        />
        <Button onPress={() => setFiltering(true)}>Filter</Button>
        <Switch label="Auto-retry" />
      </Inline>
      <Button variant="primary" onPress={() => setOpen(true)}>
        Change amount
      </Button>
      {isFiltering && (
        <Suspense>
          <Filter isOpen={isFiltering} onOpenChange={setFiltering} />
        </Suspense>
      )}
      {isOpen && (
        <Suspense>
          <AmountDialog isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </Inline>
  );
}
