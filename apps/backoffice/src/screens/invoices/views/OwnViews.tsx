import type { InvoiceView } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { CloseIcon } from '@tiyin/ui/icon';
import { IconButton } from '@tiyin/ui/icon-button';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { type NameOutcome, RenameDialog } from './RenameDialog.tsx';
import { ViewRow, type ViewRowProps } from './ViewRow.tsx';

export interface OwnViewsProps extends Pick<ViewRowProps, 'onApply' | 'origin'> {
  readonly views: readonly InvoiceView[];
  readonly onRename: (view: InvoiceView, name: string) => NameOutcome;
  readonly onRemove: (view: InvoiceView) => void;
}

/** The views that the person saved, each to be renamed and removed (OFFICE-24). */
export function OwnViews({ onRename, views, ...row }: OwnViewsProps) {
  const [renamed, setRenamed] = useState<InvoiceView>();
  if (views.length === 0) {
    return <p>{i18n.t('No views of your own yet: save the list as it is now under a name.')}</p>;
  }
  return (
    <>
      {views.map((view) => (
        <OwnView key={view.id} {...{ view }} {...row} onRename={() => setRenamed(view)} />
      ))}
      {renamed && (
        <RenameDialog
          name={renamed.name}
          onRename={(name) => onRename(renamed, name)}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </>
  );
}

type OwnViewProps = Omit<OwnViewsProps, 'onRename' | 'views'> & {
  readonly view: InvoiceView;
  readonly onRename: () => void;
};

function OwnView({ onApply, onRemove, onRename, origin, view }: OwnViewProps) {
  return (
    <ViewRow {...{ onApply, origin, view }}>
      <Button
        size="sm"
        aria-label={i18n.t('Rename {view}', { view: view.name })}
        onPress={onRename}
      >
        {i18n.t('Rename')}
      </Button>
      <IconButton
        icon={CloseIcon}
        label={i18n.t('Remove {view}', { view: view.name })}
        onPress={() => onRemove(view)}
      />
    </ViewRow>
  );
}
