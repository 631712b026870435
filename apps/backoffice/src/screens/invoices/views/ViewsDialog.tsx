import { Button } from '@tiyin/ui/button';
import { CopyButton } from '@tiyin/ui/copy-button';
import { Dialog } from '@tiyin/ui/dialog';
import { Form } from '@tiyin/ui/form';
import { CloseIcon } from '@tiyin/ui/icon';
import { IconButton } from '@tiyin/ui/icon-button';
import { Inline } from '@tiyin/ui/inline';
import { Stack } from '@tiyin/ui/stack';
import { TextField } from '@tiyin/ui/text-field';
import { useState, type ReactNode } from 'react';
import { MOST_VIEWS, NAME_LIMIT, type NamedView } from '../named-views.ts';
import type { ReadyView } from '../ready-views.ts';

export interface ViewsDialogProps {
  readonly views: readonly NamedView[];
  /** Those that everybody has. */
  readonly ready: readonly ReadyView[];
  /** The origin of the links: `https://pay.example`. */
  readonly origin: string;
  /** Keeps the list as it is now under a name. */
  readonly onSave: (name: string) => void;
  readonly onApply: (view: NamedView | ReadyView) => void;
  readonly onRemove: (view: NamedView) => void;
  readonly onOpenChange: (isOpen: boolean) => void;
}

type RowProps = { readonly view: ReadyView; readonly remove?: ReactNode } & Pick<
  ViewsDialogProps,
  'onApply' | 'origin'
>;

function ViewRow({ view, onApply, origin, remove }: RowProps) {
  return (
    <Inline justify="between">
      <Button onPress={() => onApply(view)}>{view.name}</Button>
      <Inline gap={8}>
        <CopyButton value={`${origin}${view.address}`} what={`Link of ${view.name}`} look="icon" />
        {remove}
      </Inline>
    </Inline>
  );
}

function OwnViews({ views, onApply, onRemove, origin }: ViewsDialogProps) {
  if (views.length === 0) {
    return <p>No views of your own yet: save the list as it is now under a name.</p>;
  }
  return views.map((view) => (
    <ViewRow
      key={view.name}
      {...{ view, onApply, origin }}
      remove={
        <IconButton icon={CloseIcon} label={`Remove ${view.name}`} onPress={() => onRemove(view)} />
      }
    />
  ));
}

function NameForm({ onSave, views }: ViewsDialogProps) {
  const [name, setName] = useState('');
  const isFull = views.length >= MOST_VIEWS && !views.some((view) => view.name === name.trim());
  const save = () => {
    if (isFull) return;
    onSave(name.trim());
    setName('');
  };
  return (
    <Form aria-label="Save this view" onSubmit={save}>
      <TextField
        label="Name"
        name="name"
        description="Keeps the filter, the columns and the page size as they are now, in this browser."
        value={name}
        onChange={setName}
        maxLength={NAME_LIMIT}
        isRequired
        requiredMessage="Name the view"
        validate={(text) => (text.trim() === '' ? 'Name the view' : null)}
        {...(isFull && { errorMessage: `Remove one first: there are ${MOST_VIEWS} already` })}
      />
      <Button type="submit" variant="primary">
        Save this view
      </Button>
    </Form>
  );
}

/** The lists of the daily work and those that the person has named: one press leads to each, another copies its link. */
export function ViewsDialog(props: ViewsDialogProps) {
  const { onApply, onOpenChange, origin, ready } = props;
  return (
    <Dialog title="Views" isOpen onOpenChange={onOpenChange}>
      <Stack gap={24}>
        <Stack gap={8}>
          {ready.map((view) => (
            <ViewRow key={view.name} {...{ view, onApply, origin }} />
          ))}
        </Stack>
        <Stack gap={8}>
          <OwnViews {...props} />
        </Stack>
        <NameForm {...props} />
      </Stack>
    </Dialog>
  );
}
