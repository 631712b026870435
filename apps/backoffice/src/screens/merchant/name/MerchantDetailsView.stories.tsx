import type { Meta, StoryObj } from '@storybook/react-vite';
import { readCurrent } from '@tiyin/api/answers';
import { ApiProblem } from '@tiyin/api/errors';
import { MerchantStruct } from '@tiyin/api/structs/merchant';
import type { Merchant } from '@tiyin/api/types';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { makeMerchant } from '../../../fixtures/merchants.ts';
import { useDraft } from '../useDraft.ts';
import { MerchantDetailsView, type MerchantFields } from './MerchantDetailsView.tsx';

/** The server's response to a name, for the edited version; it rejects as the server does. */
type Answer = (name: string, ifMatch: string) => Merchant;

const conflict = (current: Merchant) =>
  new ApiProblem({ code: 'conflict', kind: 'http', status: 409, title: 'Changed', current });

function Renaming({ answer }: { readonly answer: Answer }) {
  const [merchant, setMerchant] = useState(() => makeMerchant());
  const draft = useDraft<Merchant, MerchantFields>({
    fresh: merchant,
    fieldsOf: ({ name }) => ({ name }),
    send: async ({ fields: { name }, ifMatch }) => {
      await Promise.resolve();
      return { data: answer(name, ifMatch) };
    },
    readConflict: (problem) => readCurrent<Merchant>(MerchantStruct, problem),
    onFresh: setMerchant,
    onSaved: fn(),
  });
  return <MerchantDetailsView merchant={merchant} draft={draft} />;
}

const meta = {
  title: 'Screens/Back office/Merchant name',
  component: Renaming,
  args: { answer: (name, _ifMatch) => makeMerchant({ name, version: 4 }) },
} satisfies Meta<typeof Renaming>;

export default meta;
type Story = StoryObj<typeof meta>;
type Tools = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

async function save({ canvas, userEvent }: Tools, name: string): Promise<void> {
  const field = canvas.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(field);
  if (name !== '') await userEvent.type(field, name);
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
}

// OFFICE-76, OFFICE-572
/** The agreed messages (OFFICE-76), and once it is saved nothing is left to discard. */
export const Rules: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
    await save({ canvas, userEvent }, '');
    await canvas.findByText('Name is required');
    await save({ canvas, userEvent }, 'Ab');
    await canvas.findByText('Name must be at least 3 characters long');
    await save({ canvas, userEvent }, 'Abc');
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await expect(canvas.getByRole('textbox')).toHaveValue('Abc');
  },
};

/** A failed save keeps the text. */
export const Failed: Story = {
  args: {
    answer: () => {
      throw new ApiProblem({ code: 'x', kind: 'http', status: 503, title: 'Not available' });
    },
  },
  play: async ({ canvas, userEvent }) => {
    await save({ canvas, userEvent }, 'Bozor');
    await canvas.findByText('Not available');
    await expect(canvas.getByRole('textbox')).toHaveValue('Bozor');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Samarqand Market');
  },
};

// OFFICE-79
/**
 * An edit conflict: it shows the current value, keeps the text, and saves it after a confirmation.
 */
export const Conflict: Story = {
  args: {
    answer: (name, ifMatch) => {
      if (ifMatch === '"3"') throw conflict(makeMerchant({ name: 'Theirs', version: 7 }));
      return makeMerchant({ name, version: 8 });
    },
  },
  play: async ({ canvas, userEvent }) => {
    await save({ canvas, userEvent }, 'Mine');
    await canvas.findByText(/^The name is now “Theirs”\./);
    await expect(canvas.getByRole('textbox')).toHaveValue('Mine');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Mine');
    await expect(canvas.queryByText('It was changed meanwhile')).toBeNull();
  },
};

/** A conflict only in another part needs no confirmation. */
export const AnotherPart: Story = {
  args: {
    answer: (name, ifMatch) => {
      if (ifMatch === '"3"') throw conflict(makeMerchant({ version: 7 }));
      return makeMerchant({ name, version: 8 });
    },
  },
  play: async ({ canvas, userEvent }) => {
    await save({ canvas, userEvent }, 'Mine');
    await expect(canvas.queryByText('It was changed meanwhile')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await expect(canvas.getByRole('textbox')).toHaveValue('Mine');
  },
};
