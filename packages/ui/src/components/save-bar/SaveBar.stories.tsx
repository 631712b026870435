import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Form } from '../form/index.ts';
import { Stack } from '../stack/index.ts';
import { TextField } from '../text-field/index.ts';
import { SaveBar } from './index.ts';
import type { SaveBarProps } from './index.ts';

const onSave = fn();

const saved = { name: 'Samarqand Market', city: 'Samarqand' };

/** The form that the bar belongs to. */
function EditedForm({ onCancel, ...props }: SaveBarProps) {
  const [before, setBefore] = useState(saved);
  const [fields, setFields] = useState(saved);
  const count = Number(fields.name !== before.name) + Number(fields.city !== before.city);
  return (
    <Form
      aria-label={`Form of ${props.label}`}
      onSubmit={() => {
        onSave(fields);
        setBefore(fields);
      }}
    >
      <TextField
        label="Name"
        value={fields.name}
        onChange={(name) => setFields({ ...fields, name })}
      />
      <TextField
        label="City"
        value={fields.city}
        onChange={(city) => setFields({ ...fields, city })}
      />
      <SaveBar
        {...props}
        count={count}
        onCancel={() => {
          setFields(before);
          onCancel();
        }}
      />
    </Form>
  );
}

const meta = {
  title: 'Components/Patterns/SaveBar',
  component: SaveBar,
  args: { label: 'Changes of the shop', count: 2, onCancel: fn() },
} satisfies Meta<typeof SaveBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bar comes with the first change, says how many there are, and goes when they are taken back. */
export const Playground: Story = {
  render: (args) => <EditedForm {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, '!');
    await expect(await canvas.findByText('1 unsaved change')).toHaveAttribute('role', 'status');
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), '!');
    await expect(await canvas.findByText('2 unsaved changes')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Changes of the shop' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(name).toHaveValue('Samarqand Market');
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveFocus();
  },
};

/** Save submits the form; the focus returns to the field when the bar is gone. */
export const Keyboard: Story = {
  render: (args) => <EditedForm {...args} />,
  play: async ({ canvas, userEvent }) => {
    const city = canvas.getByRole('textbox', { name: 'City' });
    await userEvent.type(city, ' 2');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onSave).toHaveBeenLastCalledWith({ ...saved, city: 'Samarqand 2' });
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(city).toHaveFocus();
  },
};

/** In a form that Cancel makes again, the focus stays at its end. */
export const FormMadeAgain: Story = {
  render: function Render(args) {
    const [round, setRound] = useState(0);
    const [text, setText] = useState('');
    return (
      <Stack gap={16}>
        <Form key={round} id="note-form" aria-label="Note">
          <TextField label="Note" value={text} onChange={setText} />
        </Form>
        <SaveBar
          {...args}
          form="note-form"
          count={text === '' ? 0 : 1}
          onCancel={() => {
            setText('');
            setRound(round + 1);
          }}
        />
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'a');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A field at the end of the window is not covered when the bar comes. */
export const NotCovered: Story = {
  render: (args) => (
    <Stack gap={16}>
      {Array.from({ length: 6 }, (_, index) => (
        <EditedForm key={index} {...args} label={`Shop ${index}`} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const fields = canvas.getAllByRole('textbox');
    const last = fields.findLast((field) => field.getBoundingClientRect().bottom <= innerHeight);
    if (last === undefined) throw new Error('no field is in the window');
    await userEvent.type(last, '!');
    const bar = (await canvas.findByText('1 unsaved change')).parentElement;
    const top = bar?.getBoundingClientRect().top ?? 0;
    const { bottom, top: fieldTop } = last.getBoundingClientRect();
    await expect(bottom <= top || fieldTop >= top).toBe(true);
  },
};

const InRoom = ({ children }: { readonly children: ReactNode }) => (
  <Stack gap={32}>{children}</Stack>
);

/** With several changes, with one, while it is saved, and without any. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <InRoom>
      <SaveBar {...args} />
      <SaveBar {...args} label="One change" count={1} saveLabel="Save look" />
      <SaveBar {...args} label="Saving" isPending />
      <SaveBar {...args} label="None" count={0} />
    </InRoom>
  ),
};

/** Long, unbroken, Cyrillic and Uzbek. */
export const Texts: Story = {
  render: ({ onCancel }) => (
    <InRoom>
      <SaveBar
        label="Изменения терминала"
        count={12}
        countText={(number) => `Несохранённых изменений в этом терминале: ${number}`}
        saveLabel="Сохранить все изменения терминала"
        cancelLabel="Отменить"
        onCancel={onCancel}
      />
      <SaveBar
        label="Terminal oʻzgarishlari"
        count={2}
        countText={(number) => `${number} ta saqlanmagan oʻzgarish`}
        saveLabel="Saqlash"
        cancelLabel="Bekor qilish"
        onCancel={onCancel}
      />
    </InRoom>
  ),
};
