import { Banner } from '@tiyin/ui/banner';
import { Stack } from '@tiyin/ui/stack';
import { Switch } from '@tiyin/ui/switch';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { LateConfirmDialog } from '../../../routing/LateConfirmDialog.tsx';
import { missingList } from './TerminalView.css.ts';

export interface ProductionSwitchProps {
  readonly inTest: boolean;
  /** Lists what is missing for production; undefined if the check failed. */
  readonly onCheck: () => Promise<readonly string[] | undefined>;
  /** Switches, and reports the result. */
  readonly onSwitch: () => Promise<void>;
}

/** Moves a terminal from test to production, once: checks it, then asks (OFFICE-232). */
export function ProductionSwitch({ inTest, onCheck, onSwitch }: ProductionSwitchProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [missing, setMissing] = useState<readonly string[]>();
  const ask = async () => {
    setMissing(await onCheck());
    setIsAsking(true);
  };
  const act = async () => {
    setIsPending(true);
    try {
      await onSwitch();
    } finally {
      setIsPending(false);
      setIsAsking(false);
    }
  };
  return (
    <>
      <Switch
        label={i18n.t('Production mode')}
        description={
          inTest
            ? i18n.t('Once it is on, it stays on.')
            : i18n.t('A terminal in production does not go back.')
        }
        isSelected={!inTest}
        isDisabled={!inTest}
        onChange={() => void ask()}
      />
      <LateConfirmDialog
        title={i18n.t('State changing')}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={() => void act()}
        isPending={isPending}
      >
        <Stack gap={16}>
          <Missing missing={missing} />
          <span>{i18n.t('Are you sure to switch current terminal to production state?')}</span>
        </Stack>
      </LateConfirmDialog>
    </>
  );
}

function Missing({ missing }: { readonly missing: readonly string[] | undefined }) {
  if (missing === undefined) {
    return (
      <Banner tone="warning">
        {i18n.t('It could not be checked whether anything is missing.')}
      </Banner>
    );
  }
  if (missing.length === 0) return null;
  return (
    <Banner tone="warning" title={i18n.t('Missing for production')}>
      <ul className={missingList}>
        {missing.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Banner>
  );
}
