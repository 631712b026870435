import { Button } from '@tiyin/ui/button';
import { CopyButton } from '@tiyin/ui/copy-button';
import { Inline } from '@tiyin/ui/inline';
import type { ReactNode } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import type { NamedView } from '../named-views.ts';
import type { ReadyView } from '../ready-views.ts';

export interface ViewRowProps {
  readonly view: NamedView | ReadyView;
  /** The origin of the links: `https://pay.example`. */
  readonly origin: string;
  readonly onApply: (view: NamedView | ReadyView) => void;
  /** Further actions. */
  readonly children?: ReactNode;
}

/** A view: one press leads to it, another copies its link. */
export function ViewRow({ children, onApply, origin, view }: ViewRowProps) {
  return (
    <Inline justify="between">
      <Button onPress={() => onApply(view)}>{view.name}</Button>
      <Inline gap={8} wrap={false}>
        <CopyButton
          value={`${origin}${view.address}`}
          what={i18n.t('Link of {view}', { view: view.name })}
          look="icon"
        />
        {children}
      </Inline>
    </Inline>
  );
}
