import { Button } from '@tiyin/ui/button';
import { Inline } from '@tiyin/ui/inline';
import { Select } from '@tiyin/ui/select';
import { lazy, Suspense, useState } from 'react';

/* A dialog is fetched when it is opened first. */
const AmountDialog = lazy(async () => ({
  default: (await import('./AmountDialog.tsx')).AmountDialog,
}));

const terminals = Array.from({ length: 300 }, (_, index) => ({
  id: `t${index}`,
  label: `Terminal ${index}`,
}));

/** What narrows the list down, and what can be done. */
export function Controls() {
  const [terminal, setTerminal] = useState<string | null>(null);
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
      </Inline>
      <Button variant="primary" onPress={() => setOpen(true)}>
        Change amount
      </Button>
      {isOpen && (
        <Suspense>
          <AmountDialog isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </Inline>
  );
}
