import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { makeAccountLimit } from '../../../fixtures/accounts.ts';
import type { LimitEditorProps } from './LimitEditor.tsx';
import { LimitsCard } from './LimitsCard.tsx';

const onSave = fn<LimitEditorProps['onSave']>(() => Promise.resolve(undefined));

const meta = {
  title: 'Screens/Back office/Account limits',
  component: LimitsCard,
  args: { limit: makeAccountLimit(), onRetry: fn(), onSave },
} satisfies Meta<typeof LimitsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

// ROUTING-21, ROUTING-22
/**
 * The limit accepts only digits; an error is shown at its field; a valid limit is sent in minor
 * units.
 */
export const Editing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    onSave.mockClear();
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Limit',
      'Balance',
      'Priority',
      'Unique',
      'Actions',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const limit = canvas.getByRole('textbox', { name: 'Limit, UZS' });
    await expect(limit).toHaveValue('20000000000');
    await userEvent.clear(limit);
    const priority = canvas.getByRole('textbox', { name: 'Priority' });
    await userEvent.clear(priority);
    await userEvent.type(priority, '-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Limit is required')).toBeVisible();
    await expect(canvas.getByText('Priority must be at least 0')).toBeVisible();
    await userEvent.type(limit, '1e5 00');
    await expect(limit).toHaveValue('1500');
    await userEvent.clear(priority);
    await userEvent.type(priority, '7');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Unique' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSave).toHaveBeenCalledWith(args.limit, {
      checkUniqueAmount: false,
      limit: 150_000,
      priority: 7,
    });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus());
  },
};

// ROUTING-24
/** An edit conflict: it shows the current state, and the text stays for another attempt. */
export const ChangedMeanwhile: Story = {
  play: async ({ canvas, userEvent }) => {
    onSave.mockResolvedValueOnce({
      current: makeAccountLimit({ priority: 5, version: 4 }),
      problem: { errors: [], title: 'It is priority 5 now' },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const priority = canvas.getByRole('textbox', { name: 'Priority' });
    await userEvent.clear(priority);
    await userEvent.type(priority, '7');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('It is priority 5 now');
    await expect(priority).toHaveValue('7');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ version: 4 }),
      expect.objectContaining({ priority: 7 }),
    );
  },
};

/** The account itself was turned on or off meanwhile: the limit is the same, and nothing is in the way of saving it. */
export const AccountToggledMeanwhile: Story = {
  args: { onSave: fn(onSave) },
  render: function Render(args) {
    const [limit, setLimit] = useState(args.limit);
    return (
      <>
        <LimitsCard {...args} limit={limit} />
        <button type="button" onClick={() => setLimit(makeAccountLimit({ version: 9 }))}>
          Toggle account
        </button>
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Unique' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle account' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ version: 9 }),
      expect.objectContaining({ checkUniqueAmount: false }),
    );
  },
};

/** Unchanged digits mean the unchanged limit, with its decimals. */
export const WithDecimals: Story = {
  args: { limit: makeAccountLimit({ limit: 150_050 }), onSave: fn(onSave) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      args.limit,
      expect.objectContaining({ limit: 150_050 }),
    );
  },
};

export const Loading: Story = { args: { limit: undefined } };

export const Failed: Story = {
  args: {
    limit: undefined,
    problem: new ApiProblem({
      code: 'x',
      kind: 'http',
      status: 503,
      title: 'Service unavailable',
    }),
  },
};
