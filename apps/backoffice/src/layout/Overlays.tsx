import { useMemo, useState } from 'react';
import { Late } from '../routing/Late.tsx';
import { lazyScreen } from '../routing/lazy-screen.ts';
import { useCurrentUser } from '../session/CurrentUser.tsx';
import { pageKeys } from './shortcuts/page-keys.ts';
import { TypedAhead } from './palette/TypedAhead.tsx';
import { useShortcuts } from './shortcuts/useShortcuts.ts';

const AppearanceDialog = lazyScreen(
  'appearance',
  async () => (await import('./appearance/AppearanceDialog.tsx')).AppearanceDialog,
);

const Palette = lazyScreen('palette', async () => (await import('./palette/Palette.tsx')).Palette);

const ShortcutSheet = lazyScreen(
  'shortcuts',
  async () => (await import('./shortcuts/ShortcutSheet.tsx')).ShortcutSheet,
);

/** The possible overlays. */
export type Overlay = 'appearance' | 'palette' | 'shortcuts';

export interface OverlaysProps {
  /** The open overlay. */
  readonly open: Overlay | null;
  readonly onOpenChange: (open: Overlay | null) => void;
}

/** The overlays, loaded on demand, and their shortcuts. */
export function Overlays({ onOpenChange, open }: OverlaysProps) {
  const { permissions } = useCurrentUser();
  const keys = useMemo(() => pageKeys(permissions), [permissions]);
  useShortcuts(keys, onOpenChange);
  const [typed, setTyped] = useState('');
  const close = () => {
    setTyped('');
    onOpenChange(null);
  };
  const typing = <TypedAhead text={typed} onType={setTyped} onEscape={close} />;
  return (
    <Late key={open} fallback={open === 'palette' && typing} onFailed={close}>
      {open === 'appearance' && <AppearanceDialog onOpenChange={close} />}
      {open === 'palette' && (
        <Palette typedAtFirst={typed} onOpenChange={close} onOverlay={onOpenChange} />
      )}
      {open === 'shortcuts' && <ShortcutSheet keys={keys} onOpenChange={close} />}
    </Late>
  );
}
