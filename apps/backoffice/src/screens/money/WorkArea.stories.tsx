import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tiyin/ui/button';
import { TextField } from '@tiyin/ui/text-field';
import { Stack } from '@tiyin/ui/stack';
import { WorkList } from '@tiyin/ui/work-list';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { WorkArea, type WorkAreaProps } from './WorkArea.tsx';

const items = ['Kapitalbank', 'Rossiya'].map((title, place) => ({
  id: String(place + 1),
  title,
  value: '1 250.00 UZS',
  note: '20.11.2026',
}));

const meta = {
  title: 'Screens/Back office/Keys of a queue',
  component: WorkArea,
  args: {
    ids: ['1', '2'],
    chosen: '1',
    onChoose: fn(),
    onNumber: fn(),
    onReturn: fn(),
    children: null,
  },
  render: (args) => (
    <Stack gap={16}>
      <TextField label="Elsewhere" defaultValue="" />
      <p>Text outside of the queue</p>
      <WorkArea {...args}>
        <WorkList label="Queue" items={items} value="1" onChange={fn()} paneLabel="Item">
          <TextField label="Reason" defaultValue="" />
        </WorkList>
      </WorkArea>
    </Stack>
  ),
} satisfies Meta<typeof WorkArea>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-325, OFFICE-271
/** Letters work in the list and in the pane, neither elsewhere, nor in a field, nor with a modifier. */
export const Scoped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Elsewhere' }), 'rj1');
    await userEvent.click(canvas.getByText('Text outside of the queue'));
    await userEvent.keyboard('rj1');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'rj1');
    const [first, second] = canvas.getAllByRole('option');
    first?.focus();
    await userEvent.keyboard('{Control>}r{/Control}{Shift>}J{/Shift}{Alt>}1{/Alt}{Meta>}r{/Meta}');
    await expect(args.onReturn).not.toHaveBeenCalled();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(args.onNumber).not.toHaveBeenCalled();
    await userEvent.keyboard('r');
    await expect(args.onReturn).toHaveBeenCalledOnce();
    // The list does not jump to the item that begins with the letter.
    await expect(first).toHaveFocus();
    await userEvent.keyboard('j2');
    await expect(args.onChoose).toHaveBeenCalledWith('2');
    await expect(args.onNumber).toHaveBeenCalledWith(2);
    // A screen reader says the item that is shown.
    await expect(second).toHaveFocus();
    canvas.getByRole('region', { name: 'Item' }).focus();
    await userEvent.keyboard('r');
    await expect(args.onReturn).toHaveBeenCalledTimes(2);
  },
};

function Working(args: WorkAreaProps) {
  const [isDone, setIsDone] = useState(false);
  return (
    <main tabIndex={-1}>
      <WorkArea {...args}>
        {!isDone && <Button onPress={() => setIsDone(true)}>Assign</Button>}
      </WorkArea>
    </main>
  );
}

// OFFICE-942
/** After an item is done, the page has the focus that was in it, and J chooses the next. */
export const AfterOneIsDone: Story = {
  render: (args) => <Working {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('main').focus();
    await userEvent.keyboard('j');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }));
    canvas.getByRole('main').focus();
    await userEvent.keyboard('j');
    await expect(args.onChoose).toHaveBeenCalledWith('2');
  },
};
