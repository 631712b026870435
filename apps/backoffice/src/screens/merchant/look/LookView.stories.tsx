import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { makeDraft } from '../../../fixtures/drafts.ts';
import { makeLook } from '../../../fixtures/merchants.ts';
import { lookFields } from './look-fields.ts';
import { LookView } from './LookView.tsx';

function Editing() {
  const [fields, setFields] = useState(() => lookFields(makeLook({ accent: '#f5b800' })));
  const change = (edit: Partial<typeof fields>) => setFields({ ...fields, ...edit });
  return (
    <LookView
      name="Samarqand Market"
      draft={makeDraft(fields, { change, isDirty: true, changes: 1 })}
    />
  );
}

const meta = {
  title: 'Screens/Back office/Look of the payment form',
  component: Editing,
} satisfies Meta<typeof Editing>;

export default meta;
type Story = StoryObj<typeof meta>;

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function pictureOf(length: number | undefined): File {
  const bytes = Uint8Array.from(atob(onePixel), (letter) => letter.codePointAt(0) ?? 0);
  const padded = length === undefined ? bytes : new Uint8Array(length);
  return new File([padded], 'logo.png', { type: 'image/png' });
}

// OFFICE-82
/**
 * A colour that is too bright for light surfaces. The preview uses typed colours at once, corrected
 * for contrast.
 */
export const Preview: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const preview = canvas.getByRole('figure', { name: 'Preview of the payment form' });
    await expect(canvas.getByText(/^Shown as #[\da-f]{6} on light, so that/)).toBeVisible();
    const name = canvas.getByRole('textbox', { name: 'Name on the form' });
    await userEvent.type(name, 'Bozor');
    await expect(preview).toHaveTextContent('Bozor');
    const files = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (files === null) throw new Error('No file input');
    await userEvent.upload(files, pictureOf(200_001));
    await canvas.findByText('The picture is larger than 200 kB');
    await userEvent.upload(files, pictureOf(undefined));
    await waitFor(() => expect(preview.querySelectorAll('img')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove logo' }));
    await expect(preview.querySelectorAll('img')).toHaveLength(0);
  },
};
