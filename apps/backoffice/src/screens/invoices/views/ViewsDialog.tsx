import { Button } from '@tiyin/ui/button';
import { Dialog } from '@tiyin/ui/dialog';
import { EmptyState } from '@tiyin/ui/empty-state';
import { Form } from '@tiyin/ui/form';
import { CloseIcon } from '@tiyin/ui/icon';
import { IconButton } from '@tiyin/ui/icon-button';
import { Inline } from '@tiyin/ui/inline';
import { Stack } from '@tiyin/ui/stack';
import { TextField } from '@tiyin/ui/text-field';
import { useState } from 'react';
import { MOST_VIEWS, NAME_LIMIT, type NamedView } from '../named-views.ts';

export interface ViewsDialogProps {
  readonly views: readonly NamedView[];
  /** Keeps the list as it is now under a name. */
  readonly onSave: (name: string) => void;
  readonly onApply: (view: NamedView) => void;
  readonly onRemove: (view: NamedView) => void;
  readonly onOpenChange: (isOpen: boolean) => void;
}

function View({ view, onApply, onRemove }: { readonly view: NamedView } & ViewsDialogProps) {
  return (
    <Inline justify="between">
      <Button onPress={() => onApply(view)}>{view.name}</Button>
      <IconButton icon={CloseIcon} label={`Remove ${view.name}`} onPress={() => onRemove(view)} />
    </Inline>
  );
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

/** The lists that the person has named: one press leads to each. */
export function ViewsDialog(props: ViewsDialogProps) {
  const { onOpenChange, views } = props;
  return (
    <Dialog title="Views" isOpen onOpenChange={onOpenChange}>
      <Stack gap={24}>
        {views.length === 0 ? (
          <EmptyState title="No views yet">Save the list as it is now under a name.</EmptyState>
        ) : (
          <Stack gap={8}>
            {views.map((view) => (
              <View key={view.name} {...props} view={view} />
            ))}
          </Stack>
        )}
        <NameForm {...props} />
      </Stack>
    </Dialog>
  );
}
